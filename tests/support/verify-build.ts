import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/tools.ts";

/** Throws if the shop at this URL was built from other sources: its pages name scripts that this checkout's build lacks. */
export async function verifyBuild(url: string, built = join(root, "dist/browser")): Promise<void> {
  const page = await (await fetch(`${url}/en/welcome-page`)).text();
  const scripts = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
  const missing = scripts.filter((script) => !existsSync(join(built, script)));
  if (scripts.length > 0 && missing.length === 0) return;
  const reason =
    scripts.length === 0 ? "its page names no script" : `dist/browser has no ${missing.join(", no ")}`;
  throw new Error(`${url} is a shop of another build: ${reason}.`);
}
