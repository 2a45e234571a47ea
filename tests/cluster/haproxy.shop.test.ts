import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { root } from "../../scripts/tools.ts";
import { freePort } from "../support/started-shop.ts";
import { haproxy } from "./configurations.ts";
import { findProgram } from "./find-programs.ts";
import { answers, service, type Service } from "./service.ts";

/** What HAProxy sees of a server of the shop: whether it is ready, and the files of its version. */
async function openServer(version: string) {
  const state = { isReady: true, asked: [] as string[] };
  const server = createServer(({ method, url = "" }, reply) => {
    if (url === "/health/ready") return void reply.writeHead(state.isReady ? 200 : 503).end();
    state.asked.push(`${method} ${url}`);
    const isThere = url.startsWith("/assets/") ? url === `/assets/${version}.js` : url !== "/nothing";
    reply.writeHead(isThere ? 200 : 404).end(isThere ? version : "");
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return { state, server, port: (server.address() as AddressInfo).port };
}

let older: Awaited<ReturnType<typeof openServer>>;
let newer: typeof older;
let balancer: Service;
let url: string;
let stateUrl: string;
let openUrl: string;
const folder = mkdtempSync(join(tmpdir(), "trellis-haproxy-"));

beforeAll(async () => {
  [older, newer] = [await openServer("older"), await openServer("newer")];
  const [port, primary, state, open] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  [url, stateUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${state}`];
  const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
  const configuration = haproxy({
    balancer: port,
    primary,
    state,
    shops: [older.port, newer.port],
    databases: [],
  });
  writeFileSync(join(folder, "haproxy.cfg"), configuration);
  const before = read("haproxy-tls.cfg")
    .replace("bind :80\n", `bind 127.0.0.1:${open}\n`)
    // Nobody made a certificate.
    .replace(/^ *bind :443 .*$/m, "")
    .replace("127.0.0.1:8080", `127.0.0.1:${port}`);
  writeFileSync(join(folder, "haproxy-tls.cfg"), before);
  openUrl = `http://127.0.0.1:${open}`;
  const command = await findProgram("haproxy");
  const files = ["haproxy.cfg", "haproxy-tls.cfg"].map((name) => join(folder, name));
  const args = ["-db", ...files.flatMap((file) => ["-f", file])];
  balancer = service({ name: "haproxy", command, args, folder, isReady: answers(`${url}/en/`) });
  await balancer.start();
});
afterAll(async () => {
  await balancer.stop();
  for (const { server } of [older, newer]) server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const { state } of [older, newer]) state.asked = [];
});

const ask = (path: string, method = "GET") => fetch(`${url}${path}`, { method });
const allAsked = () => [...older.state.asked, ...newer.state.asked];

test("without a certificate nobody is answered", async () => {
  const { status, headers } = await fetch(`${openUrl}/en/`, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([301, `${openUrl.replace("http", "https")}/en/`]);
  expect(allAsked()).toEqual([]);
});

test.each(["older", "newer"])("a file of the %s version is sent by who has it", async (version) => {
  const sent = Array.from({ length: 20 }, async () => (await ask(`/assets/${version}.js`)).text());
  expect(await Promise.all(sent)).toEqual(sent.map(() => version));
});

test("what neither has is not there", async () => {
  expect((await ask("/assets/neither.js")).status).toBe(404);
});

test.each(["GET", "POST"])("all else is asked of one server: %s", async (method) => {
  expect((await ask("/nothing", method)).status).toBe(404);
  expect(allAsked()).toEqual([`${method} /nothing`]);
});

test.each(["the shop", "the world"])("nobody gets a tunnel from %s's listener", async (listener) => {
  const client = connect(Number(new URL(listener === "the shop" ? url : openUrl).port), "127.0.0.1");
  client.write("CONNECT shop.example:443 HTTP/1.1\r\nhost: shop.example:443\r\n\r\n");
  const [answer] = await once(client, "data");
  client.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1.1 405 /);
});

/** Until HAProxy has noticed how many are ready. */
async function areReady(count: number): Promise<void> {
  const state = async () => (await fetch(`${stateUrl}/metrics`)).text();
  const active = `haproxy_backend_active_servers{proxy="shops"} ${count}\n`;
  await expect.poll(state, { interval: 100 }).toContain(active);
}

test("a server that is not ready is asked for its files, and for nothing else", async () => {
  older.state.isReady = false;
  await areReady(1);
  for (let time = 0; time < 4; time += 1) expect(await (await ask("/en/")).text()).toBe("newer");
  expect(await (await ask("/assets/older.js")).text()).toBe("older");
});

test("if none is ready, the shop itself says what it can", async () => {
  older.state.isReady = newer.state.isReady = false;
  await areReady(0);
  expect(["older", "newer"]).toContain(await (await ask("/en/")).text());
});
