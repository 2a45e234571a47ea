import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#scripts/tools.ts";
import { devShop, workshop } from "./shops.ts";

/** Runs `npm run dev` on a new demo database. */
export async function startDevShop(): Promise<{ stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "trellis-e2e-dev-"));
  const child = fork(join(root, "scripts/dev.ts"), {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...process.env,
      PORT: String(devShop.port),
      SANDBOX_PORT: String(devShop.sandboxPort),
      SANDBOX_CONTROL_PORT: String(devShop.bookPort),
      DATA_DIR: folder,
      DEMO: "on",
      VITE_WORKSHOP_URL: workshop.url,
    },
  });
  const ended = once(child, "exit");
  await Promise.race([isOpen(child), ended]);
  if (child.exitCode !== null) throw new Error(`npm run dev ended with ${child.exitCode}`);
  return {
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isOpen({ stdout }: ChildProcess): Promise<void> {
  return new Promise((done) => {
    let output = "";
    stdout!.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("Trellis is open at")) done();
    });
  });
}
