import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";

export type Gate = { mode: "welcome" | "open" } | { mode: "code"; word: string };
export type Settings = ReturnType<typeof readSettings>;
type Environment = Record<string, string | undefined>;

/** What a wrong configuration says: which variable, and what it may be. */
export class SettingsProblem extends Error {}

/** All configuration comes from the environment, and all of it is optional; see the README's table. */
export function readSettings(environment: Environment) {
  const port = number(environment, "PORT", 8080);
  const host = environment.HOST ?? "127.0.0.1";
  const publicUrl = address(environment, "PUBLIC_URL") ?? `http://localhost:${port}`;
  const dataFolder = resolve(environment.DATA_DIR ?? "data");
  const databaseUrl = environment.DATABASE_URL || null;
  const sandboxPort = number(environment, "SANDBOX_PORT", port + 10);
  const realProvider = address(environment, "PAYPAL_BASE_URL");
  const outside = Boolean(databaseUrl || realProvider || environment.SMTP_URL || environment.PUBLIC_URL);
  const provider = realProvider
    ? {
        baseUrl: realProvider,
        clientId: required(environment, "PAYPAL_CLIENT_ID"),
        clientSecret: required(environment, "PAYPAL_CLIENT_SECRET"),
      }
    : {
        baseUrl: `http://127.0.0.1:${sandboxPort}`,
        clientId: "sandbox-client",
        clientSecret: "sandbox-secret",
      };
  return {
    port,
    host,
    publicUrl,
    dataFolder: isAbsolute(dataFolder) ? dataFolder : resolve(dataFolder),
    databaseUrl,
    gate: gate(environment.SHOP_GATE ?? "welcome"),
    demo: environment.DEMO === undefined ? !outside : environment.DEMO === "on",
    demoSaidOutright: environment.DEMO === "on",
    provider,
    sandbox: realProvider ? null : { port: sandboxPort, publicUrl: sandboxAddress(publicUrl, sandboxPort) },
    smtpUrl: environment.SMTP_URL || null,
    mailFrom: environment.MAIL_FROM ?? "Trellis <hello@trellis.example>",
    trustProxy: environment.TRUST_PROXY ?? false,
  };
}

function gate(value: string): Gate {
  if (value === "welcome" || value === "open") return { mode: value };
  const [, word] = /^code:(.+)$/.exec(value) ?? [];
  if (word) return { mode: "code", word };
  throw new SettingsProblem(`SHOP_GATE is "${value}"; it may be welcome, open or code:<word>.`);
}

function number(environment: Environment, name: string, fallback: number): number {
  const value = environment[name];
  if (!value) return fallback;
  const parsed = Number(value);
  if (Number.isInteger(parsed) && parsed >= 0 && parsed <= 65_535) return parsed;
  throw new SettingsProblem(`${name} is "${value}"; it must be a port number.`);
}

function address(environment: Environment, name: string): string | null {
  const value = environment[name];
  if (!value) return null;
  if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/$/, "");
  throw new SettingsProblem(`${name} is "${value}"; it must be an http or https address.`);
}

function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (value) return value;
  throw new SettingsProblem(`PAYPAL_BASE_URL needs ${name} beside it.`);
}

/** The sandbox is opened in the shopper's browser, so it stands at the shop's own host name. */
function sandboxAddress(publicUrl: string, port: number): string {
  return `http://${new URL(publicUrl).hostname}:${port}`;
}

/** A secret made once and kept in the data folder, readable by its owner alone. */
export function keptSecret(dataFolder: string, name: string): string {
  const folder = join(dataFolder, "secrets");
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, "utf8");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString("base64url");
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: "wx" });
  } catch {
    return readFileSync(file, "utf8");
  }
  return secret;
}
