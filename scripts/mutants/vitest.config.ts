import { join } from "node:path";
import { defineConfig } from "vitest/config";

const collector = join(import.meta.dirname, "collector.ts");

export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  plugins: [
    {
      name: "collect-tests",
      enforce: "pre",
      resolveId: (source, importer) =>
        source === "vitest" && importer && /\/machines\/.*\.ts$/.test(importer) ? collector : null,
    },
  ],
  test: {
    include: ["scripts/mutants/mutants.run.ts"],
    testTimeout: 600_000,
    disableConsoleIntercept: true,
    // A mutant may throw where nothing catches it.
    onUnhandledError: () => false,
  },
});
