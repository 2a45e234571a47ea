import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";
import { shops, workshop } from "./e2e/support/shops.ts";

const debianChromium = "/usr/bin/chromium";
const aboutTheWorkshop = "**/workshop.spec.ts";
/** They order as the same customers as the others do, so they wait for them. */
const aboutPaying = ["**/faults.spec.ts", "**/checkout.spec.ts"];
const patience = {
  timeout: 120_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
} as const;
const isCi = process.env.CI !== undefined;

/** The same tests against the whole shop on the embedded database and on a PostgreSQL server; then the workshop. */
export default defineConfig({
  testDir: "e2e",
  workers: 2,
  forbidOnly: isCi,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 10_000,
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: {
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-quic"],
      ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
    },
  },
  projects: [
    ...Object.entries(shops).map(([name, { url }]) => ({
      name,
      testIgnore: [aboutTheWorkshop, ...aboutPaying],
      use: { baseURL: url },
    })),
    ...Object.entries({ paying: aboutPaying, workshop: aboutTheWorkshop }).map(([name, testMatch]) => ({
      name,
      testMatch,
      dependencies: ["embedded"],
      use: { baseURL: shops.embedded.url },
    })),
  ],
  webServer: [
    ...Object.entries(shops).map(([name, { url }]) => ({
      command: `node scripts/runtime.mjs e2e/support/serve.ts ${name}`,
      url: `${url}/api/v1/settings/`,
      ...patience,
    })),
    {
      command: "node scripts/runtime.mjs e2e/support/serve-workshop.ts",
      url: `${workshop.url}/index.json`,
      ...patience,
    },
  ],
});
