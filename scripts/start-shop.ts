import { join } from "node:path";
import { readSettings } from "../server/settings.ts";
import { buildAll } from "./build.ts";
import { programFile } from "./programs.ts";
import { supervise, type Program } from "./supervise.ts";

/** Builds what is not built, then runs the shop and, in a demo, the payment provider's stand-in until one ends. */
export async function startShop(): Promise<number> {
  readSettings(process.env);
  await buildAll();
  return runShop({ shop: programFile("shop"), provider: programFile("provider") });
}

/** The shop's program and, in a demo, the provider's stand-in, until one ends. Resolves to the exit code. */
export async function runShop(files: { shop: string; provider: string }): Promise<number> {
  const settings = readSettings(process.env);
  const programs: Program[] = [{ name: "shop", file: files.shop, environment: {} }];
  if (settings.sandbox) {
    programs.unshift({
      name: "sandbox payment provider",
      file: files.provider,
      environment: {
        SANDBOX_PORT: String(settings.sandbox.port),
        SANDBOX_PUBLIC_URL: settings.sandbox.publicUrl,
        SANDBOX_LEDGER: join(settings.dataFolder, "sandbox", "ledger.jsonl"),
      },
    });
  }
  return supervise(programs);
}
