import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Step } from "#scripts/steps.ts";
import { vitest } from "#scripts/suites.ts";
import { findPrevious, unpackPrevious } from "./find-previous.ts";

/**
 * Runs its tests on a database with this version's migrations, since older servers continue while servers are
 * replaced. @param areas whose tests; by default those that write most
 */
export const previousRelease = (areas: readonly string[] = []): Step => {
  const name = "The API of the previous release, on the new database";
  return {
    name,
    run: async () => {
      const previous = findPrevious();
      if (!previous) {
        console.log("  There is no history here, so nobody knows the previous release.");
        return { passed: 0, failed: 0 };
      }
      const folder = mkdtempSync(join(tmpdir(), "trellis-previous-"));
      try {
        unpackPrevious(previous, folder);
        const files = areas.map((area) => `tests/${area}.shop.test.ts`);
        const config = join(import.meta.dirname, "vitest.config.ts");
        // Its build output is of no use elsewhere.
        const environment = { NODE_COMPILE_CACHE: join(folder, "compiled") };
        return await vitest(name, ["--config", config, ...files], { folder, environment }).run();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
};
