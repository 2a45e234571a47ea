import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { splitHosts, hostWithoutCredentials } from "#server/platform/database/hosts.ts";
import { databaseIdentity } from "#server/platform/database/database-identity.ts";
import type { Settings } from "#server/platform/settings.ts";
import { createReadOnlyClient } from "./read-only-client.ts";
import type { HostFacts } from "./facts.ts";
import { runCheck, type CheckResult } from "./run-check.ts";

/** Milliseconds in which a replica may catch up with the primary. */
const catchUpTime = 2_000;

type Addressed = Pick<HostFacts, "variable" | "host"> & { address: string };
type Answer = {
  version: number;
  is_replica: boolean;
  started_at: string;
  read_only: string;
  at: string;
  replayed_at: string | null;
  seconds: number | null;
};

/** `changes`: the last one before and after the other queries; null if there is no shop yet. */
type HostAnswer = Answer & { database: string; changes: [string | null, string | null] };

export async function queryHost<Found>(
  connectionString: string,
  query: (client: pg.Client) => Promise<Found>,
): Promise<Found> {
  const client = createReadOnlyClient(connectionString);
  try {
    await client.connect();
    return await query(client);
  } finally {
    client.end().catch(() => {});
  }
}

export async function readHostFacts(settings: Settings): Promise<(HostFacts & { address: string })[]> {
  const all = () =>
    Promise.all(
      addressed(settings).map(async (host) => ({
        ...host,
        is: await runCheck(() => queryHost(host.address, readHost)),
      })),
    );
  const answers = await all();
  const first = primaryOf(answers);
  if (!first) return answers.map((host) => seenHost(host, null));
  const isBehind = ({ is }: AskedHost) => {
    const { lag, isAstray } = "fact" in is ? toHostFacts(is.fact, first) : { lag: null, isAstray: false };
    return isAstray || (lag?.bytes ?? 0) > 0;
  };
  if (!answers.some(isBehind)) return answers.map((host) => seenHost(host, first));
  // The latest writes have not reached the replica yet; `seconds` counts from the change before.
  await pause(catchUpTime);
  const second = await all();
  const changes = [...first.changes, ...(primaryOf(second)?.changes ?? [])];
  return second.map((host) => seenHost(host, { ...first, changes }));
}

/** The primary's log position and the changes that a replica may have. */
type Head = { at: string; changes: readonly (string | null)[] };
function primaryOf(hosts: readonly AskedHost[]): Head | null {
  const primary = hosts.find(({ is }) => "fact" in is && !is.fact.is_replica);
  return primary && "fact" in primary.is ? primary.is.fact : null;
}

type AskedHost = Addressed & { is: CheckResult<HostAnswer> };
const seenHost = ({ is, ...host }: AskedHost, head: Head | null) => ({
  ...host,
  is: "fact" in is ? { fact: toHostFacts(is.fact, head) } : is,
});

const toHostFacts = (
  { version, database, changes, is_replica, started_at, read_only, replayed_at, seconds }: HostAnswer,
  head: Head | null,
) => {
  const bytes = head && replayed_at ? Math.max(0, bytesOf(head.at) - bytesOf(replayed_at)) : null;
  return {
    version,
    database,
    isAstray: is_replica && bytes === 0 && head?.changes.includes(changes[1]) === false,
    startedAt: started_at,
    takesWrites: read_only === "off",
    // Without anything to replay there is no lag, however long ago the last change was.
    lag: is_replica ? { bytes, seconds: bytes === 0 ? 0 : seconds } : null,
  };
};

function bytesOf(position: string): number {
  const [high = "0", low = "0"] = position.split("/");
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

function addressed({ databaseUrl, databaseDirectUrl, replicaUrl }: Settings): Addressed[] {
  const each = (variable: HostFacts["variable"], url: string | null): Addressed[] =>
    (url === null ? [] : splitHosts(variable, url)).map((address) => ({
      variable,
      address,
      host: hostWithoutCredentials(address),
    }));
  if (databaseUrl === null) return [];
  return [
    ...each("DATABASE_URL", databaseUrl),
    ...each("DATABASE_DIRECT_URL", databaseDirectUrl),
    ...each("DATABASE_REPLICA_URL", replicaUrl),
  ];
}

async function readHost(client: pg.Client): Promise<HostAnswer> {
  const before = await lastChangeOf(client);
  const { rows } = await client.query<Answer>(
    `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as is_replica,
      pg_postmaster_start_time()::text as started_at,
      current_setting('transaction_read_only') as read_only,
      case when pg_is_in_recovery() then pg_last_wal_receive_lsn() else pg_current_wal_lsn() end::text as at,
      pg_last_wal_replay_lsn()::text as replayed_at,
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`,
  );
  const database = await databaseIdentity(client);
  return { ...rows[0]!, database, changes: [before, await lastChangeOf(client)] };
}

async function lastChangeOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('last_change') is not null as there",
  );
  if (!rows[0]!.there) return null;
  return (await client.query<{ change: string }>("select change from last_change")).rows[0]?.change ?? null;
}
