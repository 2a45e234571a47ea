import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackage } from "./debian.ts";
import { runTool } from "./tools.ts";

/** Debian's Chromium: first the one without a window, which does the same work in little more than half the time. */
const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

/** The browser that the tests run in: Debian's, or Playwright's own; null if there is neither. */
export const findChromium = (): string | null =>
  [...debian, chromium.executablePath()].find((file) => existsSync(file)) ?? null;

/** @throws if there is no browser and none can be installed, saying what to do */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  if (
    findChromium() !== debian[0] &&
    !(await installPackage("chromium-headless-shell", say)) &&
    !findChromium()
  ) {
    say("Installing Playwright's Chromium …");
    await runTool("@playwright/test#playwright", ["install", "chromium"], { show: true });
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    "The tests need a browser, and there is none here. Install Chromium by `npx playwright install chromium`.",
  );
}

/** How the tests start it. */
export const launchOptions = {
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-quic"],
  ...(findChromium() === null ? {} : { executablePath: findChromium()! }),
};
