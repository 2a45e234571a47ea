import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  settingsFacts,
  format,
  validEnv,
  envWithout,
  type Environment,
} from "#tests/support/doctor-environment.ts";
import {
  describeUnknownVariable,
  findUnknownVariables,
} from "#server/platform/unknown-environment-variables.ts";
import { settingsRules } from "./settings-rules.ts";

test("sound settings are reported for a public and a local shop", () => {
  expect(format(settingsRules(settingsFacts(validEnv)))).toEqual([
    "✓ The settings are sound, for a shop at https://shop.example.",
  ]);
  expect(format(settingsRules(settingsFacts({})))).toEqual([
    "✓ The settings are sound, for a shop at http://localhost:8080.",
  ]);
});

test.each<[string, Environment, string[]]>([
  ["http", { ...validEnv, PUBLIC_URL: "http://shop.example" }, ["✗ PUBLIC_URL is http://shop.example:"]],
  ["HSTS is off", { ...validEnv, HSTS: "off" }, ["! HSTS is off:"]],
  ["no proxy", envWithout("TRUST_PROXY"), ["✗ PUBLIC_URL is https and TRUST_PROXY is not set:"]],
  ["no mail", envWithout("SMTP_URL", "MAIL_FROM"), ["✗ SMTP_URL is not set,"]],
  ["the default sender", envWithout("MAIL_FROM"), ["✗ Mails are sent as Trellis <hello@trellis.example>,"]],
  [
    "the payment provider's sandbox",
    { ...validEnv, PAYPAL_BASE_URL: "https://api-m.sandbox.paypal.com" },
    ["✗ PAYPAL_BASE_URL is https://api-m.sandbox.paypal.com,"],
  ],
  [
    "provider keys without its URL",
    envWithout("PAYPAL_BASE_URL"),
    [
      "✗ PAYPAL_CLIENT_ID is set and",
      "✗ PAYPAL_CLIENT_SECRET is set and",
      "✗ PAYPAL_WEBHOOK_ID is set and",
      "✗ Payments go to the sandbox",
    ],
  ],
  [
    "a deliberate demo",
    {
      ...envWithout("PAYPAL_BASE_URL", "PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"),
      DEMO: "on",
    },
    ["! Payments go to the sandbox", "! DEMO is on:", "! SECOND_FACTOR is optional:"],
  ],
  ["an optional second factor", { ...validEnv, SECOND_FACTOR: "optional" }, ["! SECOND_FACTOR is optional:"]],
  ["a log of errors only", envWithout("LOG_LEVEL"), ["! LOG_LEVEL is error:"]],
  ["response validation in production", { ...validEnv, CHECK_RESPONSES: "on" }, ["! CHECK_RESPONSES is on:"]],
  [
    "an embedded database",
    { ...envWithout("DATABASE_URL"), DATABASE_DIRECT_URL: "postgresql://db1/shop" },
    ["✗ DATABASE_DIRECT_URL is set and DATABASE_URL is not,", "! The database is the embedded one:"],
  ],
  ["metrics on a public address", metricsAt("93.184.215.14"), ["✗ METRICS_HOST is 93.184.215.14:"]],
  ["metrics on all addresses", metricsAt("0.0.0.0"), ["! METRICS_HOST is 0.0.0.0:"]],
  [
    "one port used twice",
    { ...metricsAt("127.0.0.1"), PORT: "9464" },
    ["✗ PORT and METRICS_PORT are both 9464."],
  ],
  [
    "a proxy range of all addresses",
    { ...validEnv, TRUST_PROXY: "10.0.0.2, ::/0" },
    ["✗ TRUST_PROXY is ::/0:"],
  ],
  ["a large proxy range", { ...validEnv, TRUST_PROXY: "64.0.0.0/2" }, ["✗ TRUST_PROXY is 64.0.0.0/2:"]],
  [
    "a proxy range of all IPv4-mapped addresses",
    { ...validEnv, TRUST_PROXY: "::ffff:0:0/96" },
    ["✗ TRUST_PROXY is ::ffff:0:0/96:"],
  ],
  [
    "a mistyped variable",
    { ...envWithout("DATABASE_URL"), DATABSE_URL: "postgresql://db/shop" },
    [
      "! DATABSE_URL is no variable of the shop, so it counts for nothing: is it DATABASE_URL?",
      "! The database",
    ],
  ],
  [
    "unrelated variables",
    {
      ...validEnv,
      HOSTNAME: "web-1",
      SFTP_PORT: "22",
      SHOP_SERVICE_HOST: "10.0.0.1",
      AMQP_URL: "amqp://mq",
      S3_URL: "https://s3.example",
    },
    ["! S3_URL is no variable of the shop, so it counts for nothing."],
  ],
  [
    "payments over plain HTTP",
    { ...validEnv, PAYPAL_BASE_URL: "http://pay.example" },
    ["✗ PAYPAL_BASE_URL is http:"],
  ],
  [
    "secrets set twice",
    { ...validEnv, COOKIE_SECRETS: "c".repeat(43) },
    ["! COOKIE_SECRETS and SECRETS_DIR"],
  ],
])("%s", (_name, environment, begins) => {
  const lines = format(settingsRules(settingsFacts(environment)));
  expect(lines.map((line, index) => line.slice(0, begins[index]?.length))).toEqual(begins);
});

function metricsAt(METRICS_HOST: string): Environment {
  return { ...validEnv, METRICS_PORT: "9464", METRICS_HOST };
}

test("variables of the sandbox are not reported as misspelt", () => {
  const source = readFileSync(new URL("../../../sandbox/main.ts", import.meta.url), "utf8");
  const names = [...new Set(source.match(/\bSANDBOX_[A-Z_]+/g))];
  expect(names.length).toBeGreaterThan(5);
  const lines = (variableNames: readonly string[]) =>
    findUnknownVariables(variableNames).map(describeUnknownVariable);
  expect(lines(names)).toEqual([]);
  expect(lines(["SANDBOX_HOSTS"])).toEqual([
    "SANDBOX_HOSTS is no variable of the shop, so it counts for nothing: is it SANDBOX_HOST?",
  ]);
});
