import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "#scripts/free-port.ts";
import type { CopyOfShop } from "./shop.ts";

const root = join(import.meta.dirname, "../..");

/** The shop as `npm start` runs it, in its own process group, once it is open. */
export async function startedShop({ dataFolder, environment }: CopyOfShop) {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const npm = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DEMO: "on",
      ...environment,
    },
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  const answers = (at: number) =>
    fetch(`http://127.0.0.1:${at}/`, { redirect: "manual", headers: { connection: "close" } }).then(
      () => true,
      () => false,
    );
  while (!output.includes("Trellis is open at")) {
    if (npm.exitCode !== null) throw new Error(output);
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    port,
    npm: npm.pid!,
    said: () => output,
    /** Whether the shop or the payment provider's stand-in still responds. */
    isThere: async () => (await Promise.all([answers(port), answers(sandboxPort)])).some(Boolean),
    kill: () => {
      try {
        process.kill(-npm.pid!, "SIGKILL");
      } catch {
        // It has exited.
      }
    },
  };
}
