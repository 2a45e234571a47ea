import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackage } from "./debian.ts";
import { runTool } from "./tools.ts";

/** The browser that the tests run in: Debian's, or Playwright's own; null if there is neither. */
export const findChromium = (): string | null =>
  ["/usr/bin/chromium", chromium.executablePath()].find((file) => existsSync(file)) ?? null;

/** @throws if there is no browser and none can be installed, saying what to do */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (!(await installPackage("chromium", say))) {
    say("Installing Playwright's Chromium …");
    await runTool("@playwright/test#playwright", ["install", "chromium"], { show: true });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The tests need a browser, and there is none here. Install Chromium by `npx playwright install chromium`.",
  );
}
