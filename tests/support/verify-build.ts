import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/tools.ts";
import { builtVersion } from "#server/platform/servers.ts";

/** Throws if the shop at this URL was built from other sources: its server has another version, or its page names other scripts. */
export async function verifyBuild(url: string, dist = join(root, "dist")): Promise<void> {
  const response = await fetch(`${url}/en/welcome-page`);
  const version = response.headers.get("x-trellis-version");
  const scripts = new Set((await response.text()).match(/\/assets\/[\w.-]+\.js/g));
  const missing = [...scripts].filter((script) => !existsSync(join(dist, "browser", script)));
  const reasons = [
    ...(version === builtVersion(dist)
      ? []
      : [`its server is ${version}, and dist has ${builtVersion(dist)}`]),
    ...(scripts.size === 0 ? ["its page names no script"] : []),
    ...missing.map((script) => `dist/browser has no ${script}`),
  ];
  if (reasons.length > 0) throw new Error(`${url} is a shop of another build: ${reasons.join("; ")}.`);
}
