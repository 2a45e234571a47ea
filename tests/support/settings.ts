import { readSettings, type Settings } from "#server/platform/settings.ts";

/** The time at which tests start. */
export const testStart = "2026-11-21T10:00:00.000Z";

/**
 * A shop's settings for tests; `environment` as an owner would set it. Nothing listens at these ports: 8080 is only written
 * into links, and `fetch` refuses port 1.
 */
export const testSettings = (dataFolder: string, environment: Record<string, string> = {}): Settings =>
  readSettings({ DATA_DIR: dataFolder, PORT: "8080", SANDBOX_PORT: "1", DEMO: "on", ...environment });
