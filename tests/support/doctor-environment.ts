import type { Facts } from "#server/operations/doctor/facts.ts";
import type { Finding } from "#server/operations/doctor/finding.ts";
import { readSettings } from "#server/platform/settings.ts";

const marks = { ok: "✓", warning: "!", error: "✗" };

export const format = (findings: readonly Finding[]): string[] =>
  findings.map(({ level, message }) => `${marks[level]} ${message}`);

/** The environment of a shop in production. */
export const validEnv = {
  PUBLIC_URL: "https://shop.example",
  TRUST_PROXY: "10.0.0.2",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "shop@shop.example",
  DATABASE_URL: "postgresql://db1/shop",
  PAYPAL_BASE_URL: "https://api-m.paypal.com",
  PAYPAL_CLIENT_ID: "id",
  PAYPAL_CLIENT_SECRET: "secret",
  PAYPAL_WEBHOOK_ID: "webhook",
  LOG_LEVEL: "info",
  SECRETS_DIR: "/run/secrets/shop",
};
export type Environment = Record<string, string>;
export const settingsFacts = (environment: Environment): Pick<Facts, "settings" | "variableNames"> => ({
  settings: readSettings(environment),
  variableNames: Object.keys(environment),
});
export const envWithout = (...names: (keyof typeof validEnv)[]): Environment =>
  Object.fromEntries(
    Object.entries(validEnv).filter(([name]) => !names.includes(name as keyof typeof validEnv)),
  );
