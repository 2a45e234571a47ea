import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as tlsConnect, type ConnectionOptions } from "node:tls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { freePort } from "#scripts/free-port.ts";
import { haproxy } from "./configurations.ts";
import { findProgram } from "./find-programs.ts";
import { answers, service, type Service } from "./service.ts";

/** Key and certificate in one file, as HAProxy expects. */
async function makeCertificate(folder: string): Promise<string> {
  const [key, certificate, both] = ["key.pem", "certificate.pem", "both.pem"].map((name) =>
    join(folder, name),
  );
  const subject = ["-subj", "/CN=localhost", "-days", "2"];
  const made = ["-newkey", "rsa:2048", "-nodes", "-keyout", key!, "-out", certificate!];
  execFileSync(await findProgram("openssl"), ["req", "-x509", ...made, ...subject], { stdio: "ignore" });
  writeFileSync(both!, [certificate!, key!].map((file) => readFileSync(file, "utf8")).join(""));
  return both!;
}

/** What HAProxy requests from a server: its readiness and the files of its version. */
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
let securePort: number;
const folder = mkdtempSync(join(tmpdir(), "trellis-haproxy-"));

beforeAll(async () => {
  [older, newer] = [await openServer("older"), await openServer("newer")];
  const [port, primary, state, open, secure] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  [url, stateUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${state}`];
  securePort = secure;
  const certificate = await makeCertificate(folder);
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
    .replace(
      "bind :443 ssl crt /etc/haproxy/certificates/",
      `bind 127.0.0.1:${secure} ssl crt ${certificate}`,
    )
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
const allRequests = () => [...older.state.asked, ...newer.state.asked];

/** The protocol and cipher that a client with these options negotiates with the public listener, or the failure. */
const handshake = (options: ConnectionOptions) =>
  new Promise<string>((done) => {
    const client = tlsConnect({ port: securePort, host: "127.0.0.1", rejectUnauthorized: false, ...options });
    client.once("secureConnect", () => {
      done(`${client.getProtocol()} ${client.getCipher().standardName}`);
      client.destroy();
    });
    client.once("error", ({ code }: NodeJS.ErrnoException) => done(`refused: ${code}`));
  });

test("TLS 1.3 is negotiated, TLS 1.2 with forward secrecy accepted, anything older refused", async () => {
  expect(await handshake({})).toBe("TLSv1.3 TLS_AES_128_GCM_SHA256");
  const old = { maxVersion: "TLSv1.2" } as const;
  expect(await handshake(old)).toMatch(
    /^TLSv1\.2 TLS_ECDHE_RSA_WITH_(AES_\d+_GCM|CHACHA20_POLY1305)_SHA\d+$/,
  );
  const weak = ["ECDHE-RSA-AES128-SHA", "AES128-GCM-SHA256", "AES256-SHA"];
  for (const ciphers of weak) expect(await handshake({ ...old, ciphers }), ciphers).toMatch(/^refused/);
  const older = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" } as const;
  expect(await handshake(older)).toMatch(/^refused/);
});

test("an API call over plain HTTP is refused and not redirected", async () => {
  for (const method of ["GET", "POST"]) {
    const { status } = await fetch(`${openUrl}/api/v1/markets/`, { method, redirect: "manual" });
    expect(status).toBe(403);
  }
  expect(allRequests()).toEqual([]);
});

test("a page over plain HTTP is redirected to HTTPS without reaching a server", async () => {
  const { status, headers } = await fetch(`${openUrl}/en/`, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([301, `${openUrl.replace("http", "https")}/en/`]);
  expect(allRequests()).toEqual([]);
});

test.each(["older", "newer"])(
  "a file of the %s version is served by the server that has it",
  async (version) => {
    const sent = Array.from({ length: 20 }, async () => (await ask(`/assets/${version}.js`)).text());
    expect(await Promise.all(sent)).toEqual(sent.map(() => version));
  },
);

test("a file that neither server has is not found", async () => {
  expect((await ask("/assets/neither.js")).status).toBe(404);
});

test.each(["GET", "POST"])("other requests go to one server only: %s", async (method) => {
  expect((await ask("/nothing", method)).status).toBe(404);
  expect(allRequests()).toEqual([`${method} /nothing`]);
});

test.each(["the shop", "the world"])("CONNECT gets no tunnel on %s's listener", async (listener) => {
  const client = connect(Number(new URL(listener === "the shop" ? url : openUrl).port), "127.0.0.1");
  client.write("CONNECT shop.example:443 HTTP/1.1\r\nhost: shop.example:443\r\n\r\n");
  const [answer] = await once(client, "data");
  client.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1.1 405 /);
});

/** Waits until HAProxy has noticed how many servers are ready. */
async function areReady(count: number): Promise<void> {
  const state = async () => (await fetch(`${stateUrl}/metrics`)).text();
  const active = `haproxy_backend_active_servers{proxy="shops"} ${count}\n`;
  await expect.poll(state, { interval: 100 }).toContain(active);
}

test("a server that is not ready gets requests for its files only", async () => {
  older.state.isReady = false;
  await areReady(1);
  for (let time = 0; time < 4; time += 1) expect(await (await ask("/en/")).text()).toBe("newer");
  expect(await (await ask("/assets/older.js")).text()).toBe("older");
});

test("if no server is ready, requests still reach one", async () => {
  older.state.isReady = newer.state.isReady = false;
  await areReady(0);
  expect(["older", "newer"]).toContain(await (await ask("/en/")).text());
});
