import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, ne, sql } from "drizzle-orm";
import type { Database } from "./database/database.ts";
import { servers } from "./database/server-schema.ts";
import { newId } from "./ids.ts";
import { keyId } from "./encryption.ts";
import { SettingsError, type Settings } from "./settings.ts";
import type { Secrets } from "./signing.ts";
import { log } from "./telemetry/log.ts";

export type Server = typeof servers.$inferSelect;

/** Milliseconds between two heartbeats. */
const heartbeatInterval = 10_000;
/** A server without a heartbeat for so long has ended. */
const silence = sql`interval '45 seconds'`;
/** Milliseconds of tolerated clock error, small enough for the times that people are shown. */
const wrongClock = 5 * 60_000;

type RegisteringServices = { database: Database; secrets: Secrets; bankKey: Buffer; settings: Settings };

/**
 * Registers this program as a server for as long as it runs. Returns a function that ends it. An embedded database
 * has a single program.
 * @throws SettingsError if this program and another one don't accept each other's signatures, or this machine's clock
 * is wrong
 */
export async function registerServer(services: RegisteringServices): Promise<() => Promise<void>> {
  if (services.settings.databaseUrl === null) return async () => {};
  const { queries } = services.database;
  const id = newId();
  const facts = { id, version: ownVersion, ...secretFingerprints(services.secrets, services.bankKey) };
  const logOnce = saying((lines) => log.error(lines));
  const sayVersions = saying((lines) => log.warn(lines));
  const show = async (): Promise<string[]> => {
    const clock_ahead = await clockOffset(services);
    await queries
      .insert(servers)
      .values({ ...facts, clock_ahead })
      .onConflictDoUpdate({ target: servers.id, set: { clock_ahead, seen_at: sql`now()` } });
    await queries.delete(servers).where(sql`${servers.seen_at} < now() - ${silence}`);
    const otherServers = await queries.select().from(servers).where(ne(servers.id, id));
    sayVersions(describeOtherVersions(otherServers));
    return findServerMismatches({ ...facts, clock_ahead }, otherServers);
  };
  const leave = async (): Promise<void> => {
    await queries.delete(servers).where(eq(servers.id, id));
  };
  const mismatches = await show();
  if (mismatches.length > 0) {
    await leave();
    throw new SettingsError(mismatches.join("\n"));
  }
  // While the database is unavailable, requests report that already.
  const beating = setInterval(() => void show().then(logOnce, () => {}), heartbeatInterval).unref();
  return async () => {
    clearInterval(beating);
    await leave().catch(() => {});
  };
}

export const isServerAlive = sql`${servers.seen_at} >= now() - ${silence}`;

/** Marks the bank data key in `accepts`, which older servers ignore. */
const bankMark = "bank-data ";

/** The published fingerprints of a server's secrets, and of its bank data key if it has one. */
export function secretFingerprints(
  secrets: Secrets,
  bankKey: Buffer | null,
): Pick<Server, "signs_with" | "accepts"> {
  const accepts = secrets.map(fingerprint);
  const bank = bankKey ? [bankMark + keyId(bankKey)] : [];
  return { signs_with: accepts[0]!, accepts: [...accepts, ...bank] };
}

/** Mismatches between a server and the others, in sentences. */
export function findServerMismatches(
  ownServer: Pick<Server, "signs_with" | "accepts" | "clock_ahead">,
  otherServers: readonly Server[],
): string[] {
  const isForeign = otherServers.some(
    ({ signs_with, accepts }) =>
      !ownServer.accepts.includes(signs_with) || !accepts.includes(ownServer.signs_with),
  );
  const bank = bankKeyIn(ownServer);
  const hasOtherKey =
    bank !== undefined && otherServers.some((server) => (bankKeyIn(server) ?? bank) !== bank);
  const minutes = Math.round(ownServer.clock_ahead / 60_000);
  return [
    ...(isForeign
      ? [
          "Another server of this shop has other secrets, so each would turn away whom the other let in. Give all servers the same COOKIE_SECRETS or SECRETS_DIR; to change the secret, add the new one as the last everywhere, then put it first.",
        ]
      : []),
    ...(hasOtherKey
      ? [
          "Another server of this shop has another key for bank data, so neither could read what the other stores. Give all servers the same BANK_DATA_KEY or SECRETS_DIR: the one by which bank data is stored already, if any is.",
        ]
      : []),
    ...(Math.abs(ownServer.clock_ahead) > wrongClock
      ? [
          `This machine's clock is ${Math.abs(minutes)} minutes ${minutes > 0 ? "ahead of" : "behind"} the database's. Set it by NTP.`,
        ]
      : []),
  ];
}

const bankKeyIn = ({ accepts }: Pick<Server, "accepts">): string | undefined =>
  accepts.find((accepted) => accepted.startsWith(bankMark));

/** Milliseconds that this machine's clock is ahead of the database's. */
export async function clockOffset({ database }: { database: Database }): Promise<number> {
  const before = Date.now();
  const { rows } = await database.queries.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return Math.round((before + Date.now()) / 2 - Number(rows[0]!.now));
}

/** A sentence on other running versions, which are normal during a deployment. */
export function describeOtherVersions(otherServers: readonly Server[]): string[] {
  const versions = [...new Set(otherServers.map((server) => server.version))].filter(
    (one) => one !== ownVersion,
  );
  return versions.length === 0
    ? []
    : [`Servers of version ${versions.join(", ")} run beside this one, which is ${ownVersion}.`];
}

function saying(say: (lines: string) => void): (lines: readonly string[]) => void {
  let lastMessage = "";
  return (lines) => {
    const now = lines.join("\n");
    if (now !== lastMessage && now !== "") say(now);
    lastMessage = now;
  };
}

const root = join(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
/** With a hash of the sources that the programs in `dist` were built from: builds of one version may differ. */
export function builtVersion(dist: string): string {
  const mark = join(dist, "programs.built-from");
  return existsSync(mark) ? `${version}-${readFileSync(mark, "utf8").slice(0, 7)}` : version;
}
export const ownVersion = builtVersion(join(root, "dist"));

/** Identifies a secret without revealing it. */
const fingerprint = (secret: string): string =>
  createHash("sha256").update("cookies ").update(secret).digest("hex").slice(0, 16);
