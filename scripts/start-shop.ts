import { spawn } from "node:child_process";
import { join } from "node:path";
import { readSettings, sandboxWebhookId, type Settings } from "#server/platform/settings.ts";
import { storefrontBuiltMessage } from "#server/ssr/wait-for-storefront.ts";
import { buildPrograms, buildStorefront, isCompressed } from "./build.ts";
import { programFile } from "./programs.ts";
import { supervise, type Program } from "./supervise.ts";

/**
 * Builds what is missing and runs the shop and, in a demo, the payment sandbox. A new shop fills its database
 * during the build.
 */
export async function startShop(): Promise<number> {
  readSettings(process.env);
  await buildPrograms();
  const storefront = buildStorefront();
  const files = { shop: programFile("shop"), provider: programFile("provider") };
  const code = runShop(files, {
    awaited: { message: storefrontBuiltMessage, after: storefront },
    opened: () => {
      if (!isCompressed()) compressAside();
    },
  });
  const isBuilt = await Promise.race([storefront.then(() => true), code.then(() => false)]);
  // An interrupted start should not wait for the build.
  if (!isBuilt) process.exit(await code);
  return code;
}

/** No page waits for compressed files. */
function compressAside(): void {
  const child = spawn(process.execPath, [join(import.meta.dirname, "compress.ts")], { stdio: "ignore" });
  process.once("exit", () => child.kill());
}

/** Runs the shop and, in a demo, the payment sandbox until one ends. Resolves to the exit code. */
export async function runShop(
  files: { shop: string; provider: string },
  shop: Pick<Program, "awaited" | "opened"> = {},
): Promise<number> {
  const settings = readSettings(process.env);
  const programs: Program[] = [{ name: "shop", file: files.shop, environment: {}, ...shop }];
  if (settings.sandbox) {
    programs.unshift({
      name: "sandbox payment provider",
      file: files.provider,
      environment: {
        SANDBOX_PORT: String(settings.sandbox.port),
        SANDBOX_PUBLIC_URL: settings.sandbox.publicUrl,
        SANDBOX_LEDGER: join(settings.dataFolder, "sandbox", "ledger.jsonl"),
        SANDBOX_WEBHOOK_URL: webhookUrl(settings),
        SANDBOX_WEBHOOK_ID: sandboxWebhookId,
      },
    });
  }
  return supervise(programs);
}

/** The sandbox reaches the shop on this machine. */
function webhookUrl({ host, port }: Pick<Settings, "host" | "port">): string {
  const everywhere = ["0.0.0.0", "::"];
  const name = everywhere.includes(host) ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}/api/v1/webhooks/paypal`;
}
