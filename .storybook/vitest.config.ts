import { availableParallelism } from "node:os";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { launchOptions } from "#scripts/chromium.ts";
import { compareScreen } from "#workshop/judge/agreed-screens.ts";
import { timeLimits } from "#vitest.config.ts";
import { uploadServer } from "./upload-server.ts";

const isAgreed = process.env.AGREE === "screens";

/** Storybook's plugin includes stories only. A project of their own would start another browser and another Vite. */
const browserTests: Plugin = {
  name: "browser-tests",
  enforce: "post",
  config: () => ({ test: { include: ["{src,workshop}/**/*.browser.test.{ts,tsx}"] } }),
};

/**
 * Every story in a browser, with the accessibility check. What it shows is judged when it is over, as it is laid out from the
 * left and from the right, see `workshop/judge/`. Whole pages are checked in Arabic too, end to end. `*.browser.test.ts`: what
 * no story can tell, such as where the focus goes and what is left of what was typed.
 */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  /** A worker imports them; found late, they would reload the page in the middle of a story. */
  optimizeDeps: { include: ["altcha-lib", "@noble/hashes/sha2.js", "@noble/hashes/utils.js"] },
  plugins: [
    react(),
    uploadServer,
    storybookTest({
      configDir: import.meta.dirname,
      initialGlobals: { language: "en", chart: "off" },
    }),
    ...(isAgreed ? [] : [browserTests]),
  ],
  test: {
    maxWorkers: availableParallelism(),
    // A story cleans up after itself, so files share a page and load modules once.
    isolate: false,
    ...timeLimits,
    setupFiles: [join(import.meta.dirname, "../workshop/judge/judge.setup.ts")],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: {
        compareScreen: (_, file: string, story: string, screen: string) =>
          compareScreen(file, story, screen, isAgreed),
      },
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: "chromium" }],
      provider: playwright({ launchOptions }),
    },
  },
});
