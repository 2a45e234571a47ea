import { availableParallelism } from "node:os";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { breakpoints } from "#scripts/breakpoints.ts";
import { launchOptions } from "#scripts/chromium.ts";
import { arrowsFile } from "#scripts/scenario-files.ts";
import { compareScreen } from "#workshop/judge/agreed-screens.ts";
import { timeLimits } from "#vitest.config.ts";
import { newsPlugin } from "./news-plugin.ts";
import { specificationPlugin } from "./specification-plugin.ts";
import { uploadServer } from "./upload-server.ts";

/** A worker imports them; found late, they would reload the page in the middle of a story. */
const optimizeDeps = { include: ["altcha-lib", "@noble/hashes/sha2.js", "@noble/hashes/utils.js"] };

/** As in the workshop's own build: without it no breakpoint would apply. */
const css = { postcss: { plugins: breakpoints } };

const isAgreed = process.env.AGREE === "screens";

/** React takes half as long without its checks for developers. */
const production = { "process.env.NODE_ENV": '"production"' };

type Browser = NonNullable<NonNullable<TestProjectInlineConfiguration["test"]>["browser"]>;

/** Vitest names what it is given, so each project has a browser of its own. */
const browser = (): Browser => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  commands: {
    compareScreen: (_, file: string, story: string, screen: string) =>
      compareScreen(file, story, screen, isAgreed),
    storeArrows: (_, scenario: string, arrows: string[]) => {
      if (isAgreed) writeFileSync(arrowsFile({ name: scenario }), `${arrows.join("\n")}\n`);
    },
  },
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: "chromium" }],
  provider: playwright({ launchOptions }),
});

/**
 * Every story in a browser, with the accessibility check. What it shows is judged when it is over, as it is laid out from the
 * left and from the right, see `workshop/judge/`. Whole pages are checked in Arabic too, end to end.
 */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    // A story waits for frames half of the time, so two of them share a core.
    maxWorkers: availableParallelism() * 2,
    // A story cleans up after itself, so files share a page and load modules once.
    isolate: false,
    ...timeLimits,
    projects: isAgreed ? [stories()] : [stories(), components()],
  },
});

/** What no story can tell: where the focus goes, what is left of what was typed, what the judge notices. In a browser too. */
function components(): TestProjectInlineConfiguration {
  return {
    optimizeDeps,
    css,
    plugins: [react(), uploadServer],
    test: {
      name: "components",
      ...timeLimits,
      include: ["{src,workshop}/**/*.browser.test.{ts,tsx}"],
      browser: browser(),
    },
  };
}

function stories(): TestProjectInlineConfiguration {
  // `npm run page-answers` lets the pages' stories ask a real shop.
  const { PAGES_SHOP: shop } = process.env;
  return {
    define: production,
    optimizeDeps: { ...optimizeDeps, rolldownOptions: { transform: { define: production } } },
    oxc: { jsx: { development: false } },
    css,
    ...(shop !== undefined && { server: { proxy: { "/api/v1": shop } } }),
    plugins: [
      react(),
      specificationPlugin,
      newsPlugin,
      storybookTest({
        configDir: import.meta.dirname,
        initialGlobals: { language: "en", chart: "off" },
      }),
    ],
    test: {
      name: "stories",
      ...timeLimits,
      setupFiles: [join(import.meta.dirname, "../workshop/judge/judge.setup.ts")],
      browser: browser(),
    },
  };
}
