import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { testSettings } from "../../tests/support/settings.ts";
import { serveMailbox } from "./mailbox.ts";

async function asked(headers: Record<string, string>, remoteAddress = "127.0.0.1") {
  const folder = mkdtempSync(join(tmpdir(), "trellis-mailbox-"));
  const app = Fastify({ trustProxy: true });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  serveMailbox(app, { settings: testSettings(folder) });
  const answer = await app.inject({ url: "/dev/mailbox", headers, remoteAddress });
  return answer;
}

test.each(["localhost:8080", "LOCALHOST", "127.0.0.1:80", "[::1]:8080"])(
  "%s shows its mails",
  async (host) => {
    const { statusCode, headers } = await asked({ host });
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
  },
);

test.each([
  ["another machine", { host: "localhost" }, "192.0.2.7"],
  ["a site whose name leads to this machine", { host: "rebound.example" }, "127.0.0.1"],
  ["a name that only begins like ours", { host: "localhost.example:8080" }, "127.0.0.1"],
  ["a proxy that says so", { host: "localhost", "x-forwarded-for": "127.0.0.1" }, "127.0.0.1"],
  ["a proxy that says it the standard way", { host: "localhost", forwarded: "for=127.0.0.1" }, "127.0.0.1"],
  ["a proxy of a kind of its own", { host: "localhost", "fastly-client-ip": "192.0.2.7" }, "127.0.0.1"],
  ["a proxy that says so otherwise", { host: "localhost", "x-original-host": "shop.example" }, "127.0.0.1"],
  ["a proxy that says who it is", { host: "localhost", via: "1.1 front" }, "127.0.0.1"],
])("%s sees nothing", async (_, headers, from) => {
  expect((await asked(headers as Record<string, string>, from)).statusCode).toBe(404);
});
