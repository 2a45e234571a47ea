import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { spawn } from "node:child_process";
import { smallHeapOptions } from "#scripts/small-heap.ts";
import { programFile } from "#scripts/programs.ts";
import { demoPassword } from "#server/operations/demo/demo.ts";
import { freePort } from "#scripts/free-port.ts";
import { processorTime } from "./processor-time.ts";

/**
 * `node scripts/runtime.mjs bench/refused-bodies.ts`: CPU time the built shop spends on refused bodies, ten of
 * each, and how long /health/live takes meanwhile.
 */
const times = 10;
/** A refused body is read and dropped on a keep-alive connection. */
const agent = new Agent({ keepAlive: true });
const folder = mkdtempSync(join(tmpdir(), "trellis-refused-"));
const port = await freePort();
const shop = spawn(process.execPath, [...smallHeapOptions.flags, programFile("shop")], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, ...smallHeapOptions.environment, DATA_DIR: folder, PORT: String(port), DEMO: "on" },
});
const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const members = (bytes: number) =>
  Array.from({ length: bytes / 11 }, (_, index) => `"${index.toString(36).padStart(6, "x")}":1`).join();

try {
  while (!(await isAnswering())) await pause(200);
  await pause(5_000);
  const login = await fetch(url("/api/v1/login/access-token"), {
    method: "POST",
    body: new URLSearchParams({ username: "customer@example.com", password: demoPassword }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const id = crypto.randomUUID();
  const lead = `/api/v1/users/tour_leads/${id}/images?token=${"x".repeat(43)}`;
  const asked: [name: string, path: string, body: string, token?: string][] = [
    ["64 kB of unknown properties, logged in", "/api/v1/cart/", `{${members(65_000)}}`, token],
    ["0.85 MB of unknown properties, logged in", "/api/v1/cart/", `{${members(850_000)}}`, token],
    [
      "0.85 MB of unknown properties, a made-up token",
      "/api/v1/cart/",
      `{${members(850_000)}}`,
      "x".repeat(43),
    ],
    [
      "0.75 MB of lines to /cart/merge, logged in",
      "/api/v1/cart/merge",
      `{"items":[${"{},".repeat(250_000)}{}]}`,
      token,
    ],
    ["16 MB to a tour lead's pictures, a made-up link", lead, `{"image_data":"${"A".repeat(16_000_000)}"}`],
  ];
  const rows: Record<string, object> = {};
  for (const [name, path, body, bearer] of asked) {
    const before = processorTime([shop.pid!]);
    const began = performance.now();
    let slowest = 0;
    let answered = { status: 0, bytes: 0 };
    for (let round = 0; round < times; round += 1) {
      const asking = performance.now();
      const health = fetch(url("/health/live")).then(() => performance.now() - asking);
      const [answer, waited] = await Promise.all([post(path, body, bearer), health]);
      slowest = Math.max(slowest, waited);
      answered = answer;
    }
    rows[name] = {
      ...answered,
      "ms each": ((performance.now() - began) / times).toFixed(1),
      "ms of a processor": ((processorTime([shop.pid!]) - before) / times / 1_000).toFixed(1),
      "health at most, ms": slowest.toFixed(1),
    };
  }
  console.table(rows);
} finally {
  agent.destroy();
  shop.kill("SIGTERM");
  if (shop.exitCode === null) await new Promise((done) => shop.once("exit", done));
  rmSync(folder, { recursive: true, force: true });
}

async function isAnswering(): Promise<boolean> {
  return fetch(url("/api/v1/settings/")).then(
    ({ ok }) => ok,
    () => false,
  );
}

function post(path: string, body: string, bearer?: string): Promise<{ status: number; bytes: number }> {
  const headers = {
    "content-type": "application/json",
    "content-length": body.length,
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
  return new Promise((done, fail) => {
    const sent = request(url(path), { method: "POST", headers, agent }, (response) => {
      void buffer(response).then(({ length }) => done({ status: response.statusCode!, bytes: length }), fail);
    });
    sent.on("error", fail);
    sent.end(body);
  });
}
