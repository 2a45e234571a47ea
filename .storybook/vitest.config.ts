import { existsSync } from "node:fs";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const debianChromium = "/usr/bin/chromium";

/** Every story in a browser, with the accessibility check: as it is read from the left, and from the right. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: { projects: [stories("left to right", "en"), stories("right to left", "en-xb")] },
});

function stories(name: string, language: string): TestProjectInlineConfiguration {
  return {
    plugins: [
      react(),
      storybookTest({ configDir: import.meta.dirname, initialGlobals: { language, chart: "off" } }),
    ],
    test: {
      name,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        instances: [{ browser: "chromium" }],
        provider: playwright({
          launchOptions: {
            args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
            ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
          },
        }),
      },
    },
  };
}
