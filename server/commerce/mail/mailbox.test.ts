import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { testSettings } from "#tests/support/settings.ts";
import { folderFiles } from "#server/platform/files/folder-files.ts";
import { serveMailbox } from "./mailbox.ts";
import { openMailer, type Mail } from "./mailer.ts";

const here = { host: "localhost:8080" };

const mail: Mail = {
  id: "order-paid.1",
  to: "ada@example.com",
  subject: "Thanks & <b>more</b>",
  text: "Look: http://localhost:8080/en/login\n<script>alert(1)</script>",
  html: '<!DOCTYPE html><html><p style="color:#143327">Thanks</p></html>',
  attachments: [{ filename: "invoice-1.pdf", contentType: "application/pdf", content: Buffer.from("%PDF") }],
};

async function getMailbox(
  headers: Record<string, string>,
  remoteAddress = "127.0.0.1",
  url = "/dev/mailbox",
) {
  const folder = mkdtempSync(join(tmpdir(), "trellis-mailbox-"));
  const app = Fastify({ trustProxy: true });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const settings = testSettings(folder);
  const files = folderFiles(folder);
  await openMailer(settings, files).send(mail);
  serveMailbox(app, { settings, files });
  return app.inject({ url, headers, remoteAddress });
}

test.each(["localhost:8080", "LOCALHOST", "127.0.0.1:80", "[::1]:8080"])(
  "%s can read the mailbox",
  async (host) => {
    const { statusCode, headers } = await getMailbox({ host });
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
  },
);

test.each([
  ["another machine", { host: "localhost" }, "192.0.2.7"],
  ["a host name that resolves to this machine", { host: "rebound.example" }, "127.0.0.1"],
  ["a host name that only starts like the shop's", { host: "localhost.example:8080" }, "127.0.0.1"],
  ["a proxy with X-Forwarded-For", { host: "localhost", "x-forwarded-for": "127.0.0.1" }, "127.0.0.1"],
  ["a proxy with Forwarded", { host: "localhost", forwarded: "for=127.0.0.1" }, "127.0.0.1"],
  ["a proxy with its own header", { host: "localhost", "fastly-client-ip": "192.0.2.7" }, "127.0.0.1"],
  ["a proxy with X-Original-Host", { host: "localhost", "x-original-host": "shop.example" }, "127.0.0.1"],
  ["a proxy with Via", { host: "localhost", via: "1.1 front" }, "127.0.0.1"],
])("%s cannot read the mailbox", async (_, headers, from) => {
  for (const url of ["/dev/mailbox", "/dev/mailbox/order-paid.1"]) {
    expect((await getMailbox(headers as Record<string, string>, from, url)).statusCode).toBe(404);
  }
});

test("the list shows a mail as text, with one link to its HTML", async () => {
  const { body, headers } = await getMailbox(here);
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  const [, article] = /<article>(.*)<\/article>/s.exec(body)!;
  expect(article).toContain("Thanks &amp; &lt;b&gt;more&lt;/b&gt;");
  expect(article).toContain(
    '<a href="http://localhost:8080/en/login">http://localhost:8080/en/login</a>\n&lt;script&gt;',
  );
  expect(article!.match(/<a /g)).toHaveLength(1);
  expect(body).toIncludeText(
    '</article><p><a href="/dev/mailbox/order-paid.1">As it is painted</a>, with invoice-1.pdf</p>',
  );
});

test("a mail's HTML is shown under a policy that allows its styles and nothing else", async () => {
  const { body, headers } = await getMailbox(here, "127.0.0.1", "/dev/mailbox/order-paid.1");
  expect(body).toBeText(mail.html);
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test.each(["/dev/mailbox/nothing", "/dev/mailbox/..%2Fsecrets", "/dev/mailbox/order-paid.1.json"])(
  "the mailbox has no mail at %s",
  async (url) => {
    expect((await getMailbox(here, "127.0.0.1", url)).statusCode).toBe(404);
  },
);
