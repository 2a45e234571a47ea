import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackage } from "./debian.ts";
import { runTool } from "./tools.ts";

/** The headless shell does the same work in little more than half the time. */
const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

/** Debian's Chromium or Playwright's own; null if neither is installed. */
export const findChromium = (): string | null =>
  [...debian, chromium.executablePath()].find((file) => existsSync(file)) ?? null;

/** @throws if no browser is installed and none can be, with instructions */
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

export const launchOptions = {
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-quic"],
  ...(findChromium() === null ? {} : { executablePath: findChromium()! }),
};
