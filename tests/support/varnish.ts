import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { root } from "#scripts/tools.ts";
import { findProgram } from "#tests/cluster/find-programs.ts";
import { service } from "#tests/cluster/service.ts";
import { freePort } from "#scripts/free-port.ts";

const run = promisify(execFile);
export type VarnishResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Varnish with `deploy/varnish.vcl` in front of a shop. `grace`: seconds instead of ten. @throws Error if it is
 * not installed and cannot be, with the reason
 */
export async function openVarnish(shopPort: number, { grace = 10 } = {}) {
  const command = await findProgram("varnishd");
  const folder = mkdtempSync(join(tmpdir(), "trellis-varnish-"));
  const vcl = readFileSync(join(root, "deploy/varnish.vcl"), "utf8")
    .replaceAll('.port = "8080"', `.port = "${shopPort}"`)
    .replace("req.grace = 10s", `req.grace = ${grace}s`);
  writeFileSync(join(folder, "varnish.vcl"), vcl);
  const port = await freePort();
  const inFolder = ["-n", join(folder, "work"), "-f", join(folder, "varnish.vcl")];
  const sizes = ["-s", "malloc,64m", "-s", "Transient=malloc,16m"];
  // The folder belongs to this user alone.
  const args = ["-F", "-j", "none", "-a", `127.0.0.1:${port}`, ...inFolder, ...sizes];
  const program = service({
    name: "varnish",
    command,
    args,
    folder,
    isReady: () => ask("/health/live").then(() => true),
  });

  async function ask(
    path: string,
    headers: Record<string, string> = {},
    method = "GET",
    body = "",
  ): Promise<VarnishResponse> {
    const asking = request({ port, host: "127.0.0.1", path, method, headers, agent: false });
    const answered = new Promise<VarnishResponse>((done, fail) => {
      asking.once("error", fail);
      asking.once("response", (reply) =>
        buffer(reply).then(
          (whole) => done({ status: reply.statusCode!, headers: reply.headers, body: whole }),
          fail,
        ),
      );
    });
    asking.end(body);
    return answered;
  }
  const tool = async (name: string, ...args: string[]): Promise<string> =>
    (await run(join(dirname(command), "../bin", name), ["-n", join(folder, "work"), ...args])).stdout;

  await program.start();
  return {
    port,
    ask,
    /** Empties the cache. */
    forget: () => tool("varnishadm", "ban", "obj.status != 0"),
    /** Whether its health probe passes. */
    seesHealth: async () => /watched.*healthy/.test(await tool("varnishadm", "backend.list")),
    /** The number of cached objects, and of those that only mark a response as uncacheable. */
    objects: async () => {
      const { counters } = JSON.parse(await tool("varnishstat", "-1", "-j", "-f", "MAIN.n_objectcore"));
      return counters["MAIN.n_objectcore"].value as number;
    },
    close: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
