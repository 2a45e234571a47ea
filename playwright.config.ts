import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";
import { shops, workshop } from "./e2e/support/shops.ts";

const debianChromium = "/usr/bin/chromium";
const aboutTheWorkshop = "**/workshop.spec.ts";
const aboutPaying = ["**/faults.spec.ts", "**/checkout.spec.ts"];
const inTwoBrowsers = "**/two-browsers.spec.ts";
/** What orders as the same customer as an earlier project waits for it. */
const later = [
  { name: "paying", testMatch: aboutPaying, after: "embedded" },
  { name: "two-browsers", testMatch: inTwoBrowsers, after: "paying" },
  { name: "workshop", testMatch: aboutTheWorkshop, after: "embedded" },
];
const patience = {
  timeout: 120_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
} as const;
const isCi = process.env.CI !== undefined;

/** The whole shop on the embedded database, buying on a PostgreSQL server too; then the workshop. */
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
    {
      name: "embedded",
      testIgnore: [aboutTheWorkshop, inTwoBrowsers, ...aboutPaying],
      use: { baseURL: shops.embedded.url },
    },
    // The API's tests run on both databases; in a browser it is enough to buy.
    { name: "postgres", testMatch: ["**/buying.spec.ts"], use: { baseURL: shops.postgres.url } },
    ...later.map(({ name, testMatch, after }) => ({
      name,
      testMatch,
      dependencies: [after],
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
