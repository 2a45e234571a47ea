import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { startCluster } from "#scripts/postgresql.ts";
import { programFile } from "#scripts/programs.ts";
import { smallHeapOptions } from "#scripts/small-heap.ts";
import { freePort } from "#scripts/free-port.ts";
import { residentMegabytes } from "./resident-memory.ts";

/**
 * `node bench/memory.ts [postgres] [seconds]`: the built shop's resident memory in MB after each kind of load by
 * 32 connections, with `npm start`'s options and with Node's defaults. It starts twice on the same data, because
 * the first start fills it.
 */
const [database, seconds = "10"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "trellis-memory-"));
const cluster = database === "postgres" ? await startCluster() : null;
try {
  await measured("filling", smallHeapOptions, () => pause(15_000));
  for (const [name, how] of [
    ["npm start", smallHeapOptions],
    ["Node by itself", { flags: [], environment: {} }],
  ] as const) {
    await measured(name, how, underLoad);
  }
} finally {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measured(
  name: string,
  { flags, environment }: { flags: readonly string[]; environment: object },
  work: (url: string, say: (after: string) => void) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...flags, programFile("shop")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...environment,
      ...process.env,
      ...(cluster && { DATABASE_URL: `${cluster.address}/postgres` }),
      DATA_DIR: folder,
      PORT: String(port),
      DEMO: "on",
      SHOP_GATE: "open",
      // No payments here.
      PAYPAL_BASE_URL: "http://127.0.0.1:1",
      PAYPAL_CLIENT_ID: "nobody",
      PAYPAL_CLIENT_SECRET: "nobody",
    },
  });
  const say = (after: string) =>
    console.log(`${name}, ${after}: ${Math.round(residentMegabytes(child.pid!))} MB`);
  while (!(await answers(url))) await new Promise((done) => setTimeout(done, 100));
  say("started");
  await work(url, say);
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await ended;
}

async function underLoad(url: string, say: (after: string) => void): Promise<void> {
  const login = await fetch(`${url}/api/v1/login/access-token`, {
    method: "POST",
    body: new URLSearchParams({ username: "customer@example.com", password: "Trellis-Demo-2026!" }),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const headers = { cookie: "trellis_place=europe.en" };
  const loads: Record<string, autocannon.Request> = {
    "a kept page": { path: "/en/product/boston-fern", headers },
    "a kept answer": { path: "/api/v1/products/search/en/europe?limit=24" },
    // Rendered each time, never cached.
    "pages that are not there": {
      setupRequest: (request) => ({ ...request, path: `/en/product/${crypto.randomUUID()}`, headers }),
    },
    "a customer's answer": {
      path: "/api/v1/users/customers/me",
      headers: { authorization: `Bearer ${access_token}` },
    },
  };
  for (const [after, request] of Object.entries(loads)) {
    await autocannon({ url, connections: 32, duration: Number(seconds), requests: [request] });
    say(after);
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/v1/settings/`).then(
    ({ ok }) => ok,
    () => false,
  );
}
