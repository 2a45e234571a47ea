import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { programFile } from "#scripts/programs.ts";
import type { CallOptions } from "./api.ts";
import type { Shop } from "./shop.ts";
import { freePort } from "#scripts/free-port.ts";

/** The shop's process behind a local proxy, with its output. */
export async function watchedShop(databaseUrl: string, environment: Record<string, string>) {
  const [port, metricsPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, [programFile("shop")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      DEMO: "on",
      SHOP_GATE: "open",
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      METRICS_PORT: String(metricsPort),
      ...environment,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  const ended = once(child, "close");
  while (!output.includes("Trellis is open at")) {
    if (child.exitCode !== null) throw new Error(output);
    await new Promise((done) => setTimeout(done, 50));
  }
  const url = `http://127.0.0.1:${port}`;
  const call: Shop["call"] = async (method, path, options: CallOptions = {}) => {
    const { token, body, form, headers } = options;
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        "x-requested-with": "XMLHttpRequest",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(form && { body: new URLSearchParams(form) }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get("content-type") ?? "");
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: Object.fromEntries(response.headers),
    };
  };
  const query = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    return (await client.query(text, values).finally(() => client.end())).rows;
  };
  return {
    url,
    call,
    query,
    productId: async (fragment: string): Promise<string> =>
      (await query("select id from products where url_fragment = $1", [fragment]))[0].id,
    said: () => output,
    lines: (): any[] =>
      output
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line)),
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    end: async () => {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}
