import { readSettings, type Settings } from "#server/platform/settings.ts";

/** The time at which tests start. */
export const testStart = "2026-11-21T10:00:00.000Z";

/** A shop's settings for tests; `environment` as an owner would set it. */
export const testSettings = (dataFolder: string, environment: Record<string, string> = {}): Settings =>
  readSettings({ DATA_DIR: dataFolder, PORT: "8080", DEMO: "on", ...environment });
