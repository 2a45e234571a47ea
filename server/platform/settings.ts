import { resolve } from "node:path";
import { z } from "zod";
import { isHttpsUrl } from "#domain/cookies.ts";
import { OperatorError } from "./operator-errors.ts";
import {
  address,
  bankDataKey,
  bucket,
  database,
  gate,
  highestPort,
  hsts,
  mailServer,
  onOff,
  port,
  prefix,
  proxies,
  secondFactor,
  sender,
  samplingShare,
  shopAddress,
  storeAddress,
  withoutLogin,
} from "./settings-values.ts";

export type Settings = ReturnType<typeof readSettings>;
type Environment = Record<string, string | undefined>;

/** A line for each wrong variable, with its allowed values. */
export class SettingsError extends OperatorError {}

const variables = z.object({
  PORT: port.default(8080),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: shopAddress.optional(),
  HSTS: hsts.default("subdomains"),
  TRUST_PROXY: proxies.optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: sender.default("Trellis <hello@trellis.example>"),
  PAYPAL_BASE_URL: withoutLogin.optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  VIES_BASE_URL: withoutLogin.optional(),
  S3_ENDPOINT: storeAddress.optional(),
  S3_BUCKET: bucket.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: prefix.optional(),
  SANDBOX_PORT: port.optional(),
  SHOP_GATE: gate.prefault("welcome"),
  DEMO: onOff.optional(),
  SECOND_FACTOR: secondFactor.optional(),
  CHECK_RESPONSES: onOff.default("off"),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"], "may be silent, error, warn, info or debug.")
    .default("error"),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(samplingShare)
    .min(0, samplingShare)
    .max(1, samplingShare)
    .default(1),
  BANK_DATA_KEY: bankDataKey.optional(),
  COOKIE_SECRETS: z.string().optional(),
  SECRETS_DIR: z.string().optional(),
});
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** They may contain a password, so wrong values are not repeated in messages. */
const secretOnes = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SMTP_URL",
  "S3_ENDPOINT",
  "BANK_DATA_KEY",
  "COOKIE_SECRETS",
];

/** All configuration comes from the environment, and all of it is optional; see docs/configuration.md. */
export function readSettings(environment: Environment) {
  const values = parse(environment);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const sandboxPort = values.SANDBOX_PORT ?? values.PORT + 10;
  const s3 = storeOf(values);
  const outside =
    values.DATABASE_URL ??
    values.PAYPAL_BASE_URL ??
    values.SMTP_URL ??
    values.S3_ENDPOINT ??
    values.PUBLIC_URL;
  const demo = values.DEMO === undefined ? outside === undefined : values.DEMO === "on";
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    // Over http, browsers ignore it.
    hsts: isHttpsUrl(publicUrl) ? values.HSTS : ("off" as const),
    dataFolder: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    s3,
    gate: values.SHOP_GATE,
    demo,
    /** Whether administrators must use one, or are offered one. */
    secondFactor: values.SECOND_FACTOR ?? (demo ? "optional" : "required"),
    demoSaidOutright: values.DEMO === "on",
    provider: providerOf(values, sandboxPort),
    sandbox: values.PAYPAL_BASE_URL
      ? null
      : { port: sandboxPort, publicUrl: sandboxAddress(publicUrl, sandboxPort) },
    viesUrl: viesUrlOf(values, sandboxPort),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    trustProxy: values.TRUST_PROXY ?? false,
    bankDataKey: values.BANK_DATA_KEY ?? null,
    cookieSecrets: values.COOKIE_SECRETS ?? null,
    secretsFolder: values.SECRETS_DIR ? resolve(values.SECRETS_DIR) : null,
    checkResponses: values.CHECK_RESPONSES === "on",
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : null,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { url: values.OTEL_EXPORTER_OTLP_ENDPOINT, share: values.OTEL_TRACES_SAMPLER_ARG }
      : null,
  };
}

type Given = z.infer<typeof variables>;

/** An empty variable counts as not set. */
function parse(environment: Environment): Given {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = variables.safeParse(set);
  if (data) return data;
  const lines = error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return secretOnes.includes(name) || set[name]!.includes("@")
      ? `${name} ${message}`
      : `${name} is "${set[name]}"; it ${message}`;
  });
  throw new SettingsError(lines.join("\n"));
}

/** The webhook that the sandbox signs for. */
export const sandboxWebhookId = "sandbox-webhook";

function providerOf(values: Given, sandboxPort: number) {
  const { PAYPAL_BASE_URL, PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = values;
  if (!PAYPAL_BASE_URL) {
    if (sandboxPort > highestPort) {
      throw new SettingsError(`SANDBOX_PORT must be set: PORT + 10 is ${sandboxPort}, which is no port.`);
    }
    const baseUrl = `http://127.0.0.1:${sandboxPort}`;
    return {
      baseUrl,
      clientId: "sandbox-client",
      clientSecret: "sandbox-secret",
      webhookId: sandboxWebhookId,
    };
  }
  if (PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET) {
    return {
      baseUrl: PAYPAL_BASE_URL,
      clientId: PAYPAL_CLIENT_ID,
      clientSecret: PAYPAL_CLIENT_SECRET,
      webhookId: values.PAYPAL_WEBHOOK_ID ?? null,
    };
  }
  throw lacking("PAYPAL_BASE_URL", { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET });
}

/** A shop that takes real money asks the real register. */
const viesUrlOf = ({ VIES_BASE_URL, PAYPAL_BASE_URL }: Given, sandboxPort: number): string =>
  VIES_BASE_URL ??
  (PAYPAL_BASE_URL
    ? "https://ec.europa.eu/taxation_customs/vies/rest-api"
    : `http://127.0.0.1:${sandboxPort}/vies/rest-api`);

export type StoreSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prepended to every name; empty, or ending with a slash. */
  prefix: string;
};

function storeOf(values: Given): StoreSettings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX } = values;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: values.S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      prefix: S3_PREFIX ?? "",
    };
  }
  const [present] = Object.entries({ ...needed, S3_PREFIX }).find(([, value]) => value) ?? [];
  if (present === undefined) return null;
  throw lacking(present, needed);
}

/** Names the variables that must be set too. */
function lacking(present: string, needed: Record<string, string | undefined>): SettingsError {
  const missing = Object.keys(needed).filter((name) => !needed[name]);
  const names = [missing.slice(0, -1).join(", "), missing.at(-1)].filter(Boolean).join(" and ");
  return new SettingsError(`${present} needs ${names} beside it.`);
}

/** The customer's browser opens the sandbox, so it has the shop's own host name. */
function sandboxAddress(publicUrl: string, port: number): string {
  return `http://${new URL(publicUrl).hostname}:${port}`;
}
