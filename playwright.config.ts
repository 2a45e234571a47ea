import { defineConfig } from "@playwright/test";
import { availableParallelism } from "node:os";
import { launchOptions } from "./scripts/chromium.ts";
import { scaledTimeLimit } from "./scripts/time-limits.ts";
import { shops } from "./e2e/support/shops.ts";

const isCi = process.env.CI !== undefined;

/** The whole shop on the embedded database, buying on a PostgreSQL server too; then the workshop. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // A page waits for its network to be quiet, and a shopper for the shop.
  workers: availableParallelism() + 1,
  forbidOnly: isCi,
  timeout: scaledTimeLimit(180_000),
  expect: { timeout: scaledTimeLimit(40_000) },
  reporter: [["list"]],
  use: {
    actionTimeout: scaledTimeLimit(40_000),
    browserName: "chromium",
    // What they answer, tests could not answer otherwise; offline.spec.ts allows them.
    serviceWorkers: "block",
    launchOptions,
  },
  projects: [
    { name: "embedded", testIgnore: ["**/mails.spec.ts"], use: { baseURL: shops.embedded.url } },
    // The API's tests run on both databases; in a browser it is enough to buy, by money and by points, and to read the mails.
    {
      name: "postgres",
      testMatch: ["**/{buying,mails}.spec.ts"],
      grep: /in en.*cancelling|in Japan|on a mail server/,
      use: { baseURL: shops.postgres.url },
    },
  ],
  webServer: {
    command: "node scripts/runtime.mjs e2e/support/serve-all.ts",
    wait: { stdout: /The shops are served/ },
    timeout: scaledTimeLimit(240_000),
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
