import { defineConfig } from "@playwright/test";
import { availableParallelism } from "node:os";
import { launchOptions } from "./scripts/chromium.ts";
import { shops, workshop } from "./e2e/support/shops.ts";

const patience = {
  timeout: 240_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
} as const;
const isCi = process.env.CI !== undefined;

/** The whole shop on the embedded database, buying on a PostgreSQL server too; then the workshop. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: isCi,
  // A limit ends what hangs; on a busy machine everything takes several times as long.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 40_000,
    browserName: "chromium",
    launchOptions,
  },
  projects: [
    { name: "embedded", testIgnore: ["**/letters.spec.ts"], use: { baseURL: shops.embedded.url } },
    // The API's tests run on both databases; in a browser it is enough to buy.
    { name: "postgres", testMatch: ["**/buying.spec.ts"], use: { baseURL: shops.postgres.url } },
    { name: "mailing", testMatch: ["**/letters.spec.ts"], use: { baseURL: shops.mailing.url } },
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
