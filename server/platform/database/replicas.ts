import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnavailableError, isDatabaseUnavailable } from "./unavailable.ts";
import { log } from "#server/platform/telemetry/log.ts";
import type { ChangeListener } from "./changes.ts";
import { hostWithoutCredentials } from "./hosts.ts";
import { databaseIdentity } from "./database-identity.ts";

export type Replicas = ChangeListener & {
  /** Queries a replica that has the shop's last change, else the primary. */
  query: pg.Pool["query"];
  close: () => Promise<void>;
};
/** The primary's log position and the shop's last change. */
type PrimaryState = { at: string; change: string };
type Look = { isFar: boolean; change: string };
type Replica = {
  host: string;
  pool: pg.Pool;
  isUpToDate: boolean;
  /** Of another database, or diverged; checked less often. */
  isForeign: boolean;
  behindSince: number | null;
  isReported: boolean;
};

/** Milliseconds between two checks: while a replica is behind, and otherwise. */
const catchUpInterval = 200;
const later = 2_000;
/** Milliseconds to go on reading from replicas without change notifications: they are right while the primary is down. */
const readingGrace = 30_000;
/** Milliseconds before a slow replica's query goes to the primary. */
const queryTimeout = 2_000;
/** Milliseconds after which an unused replica is reported. */
const reportAfter = 30_000;

/**
 * Where the catalogue is read. Replication lag does not matter except for the shop's last change: from its
 * notification until a replica has it, the primary is read, so that changes are visible to the one who made them.
 */
export function openReplicas(
  addresses: readonly string[],
  primary: pg.Pool,
  options: pg.PoolConfig,
  tellAfter = reportAfter,
): Replicas {
  let identity: Promise<string> | null = null;
  let isStrangeTold = false;
  /** A replica of another database would serve another shop while looking up to date. */
  const refuseForeign = async (client: pg.ClientBase, replica: Replica): Promise<void> => {
    identity ??= databaseIdentity(primary);
    identity.catch(() => (identity = null));
    replica.isForeign = (await databaseIdentity(client)) !== (await identity);
    if (!replica.isForeign) return;
    if (!isStrangeTold) log.error("DATABASE_REPLICA_URL leads to another database, which is not read");
    isStrangeTold = true;
    throw new DatabaseUnavailableError("This is no replica of the shop's database.");
  };
  const replicas = addresses.map((connectionString): Replica => {
    const pool = new pg.Pool({
      ...options,
      connectionString,
      connectionTimeoutMillis: queryTimeout,
      query_timeout: queryTimeout,
      onConnect: (client) => refuseForeign(client, replica),
    });
    const host = hostWithoutCredentials(connectionString);
    const replica: Replica = {
      host,
      pool,
      isUpToDate: false,
      isForeign: false,
      behindSince: null,
      isReported: false,
    };
    pool.on("error", () => (replica.isUpToDate = false));
    pool.on("connect", (client) => client.on("error", () => {}));
    return replica;
  });
  const ending = new AbortController();
  let wake = new AbortController();
  /** Null until the primary was queried after the last change, and while notifications are interrupted. */
  let lastState: PrimaryState | null = null;
  let isFollowing = false;
  let generation = 0;
  let turn = 0;

  let lossTimer: NodeJS.Timeout | undefined;

  const forget = (): void => {
    generation += 1;
    lastState = null;
    for (const replica of replicas) replica.isUpToDate = false;
  };
  const changed = (): void => {
    clearTimeout(lossTimer);
    forget();
    isFollowing = true;
    wake.abort();
  };
  const markLost = (): void => {
    if (!isFollowing) return;
    isFollowing = false;
    // Another server may have this name by then.
    identity = null;
    lossTimer = setTimeout(forget, readingGrace).unref();
  };
  const looking = look();

  async function look(): Promise<void> {
    while (!ending.signal.aborted) {
      wake = new AbortController();
      const signal = AbortSignal.any([wake.signal, ending.signal]);
      // While the primary is unavailable, a replica that was busy is still compared with the last known position.
      if (isFollowing || lastState !== null) await checkReplicas().catch(() => {});
      const isAnyBehind =
        isFollowing && replicas.some(({ isUpToDate, isForeign: isStrange }) => !isUpToDate && !isStrange);
      await pause(isAnyBehind ? catchUpInterval : later, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async function checkReplicas(): Promise<void> {
    const generationAtStart = generation;
    const last = lastState ?? (await lastSeen(primary));
    if (generationAtStart !== generation) return;
    lastState = last;
    const observations = await Promise.all(
      replicas.map(({ pool }) => observeReplica(pool, last.at).catch(() => null)),
    );
    const isOther = (look: Look | null) => look?.isFar && look.change !== last.change;
    // A starting server records a change without notifying.
    const { change } = observations.some(isOther) ? await lastSeen(primary) : last;
    if (generationAtStart !== generation) return;
    lastState = { ...last, change };
    for (const [index, replica] of replicas.entries()) {
      const look = observations[index];
      replica.isUpToDate = look?.isFar === true && look.change === change;
      report(replica, tellAfter);
    }
  }

  const query = async (...parts: [pg.QueryConfig, unknown[]]): Promise<unknown> => {
    const ready = replicas.filter(({ isUpToDate }) => isUpToDate);
    const replica = ready[(turn += 1) % ready.length];
    if (!replica) return primary.query(...parts);
    try {
      return await replica.pool.query(...parts);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      replica.isUpToDate = false;
      return primary.query(...parts);
    }
  };
  return {
    changed,
    lost: markLost,
    query: query as pg.Pool["query"],
    close: async () => {
      clearTimeout(lossTimer);
      ending.abort();
      await looking;
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

/** Reads fall back silently, so an unused replica shows only as load on the others. */
function report(replica: Replica, tellAfter: number): void {
  const { host, isUpToDate, isReported: isTold } = replica;
  if (isUpToDate) {
    if (isTold) log.warn({ replica: host }, "a replica is up to date and read again");
    Object.assign(replica, { behindSince: null, isTold: false });
    return;
  }
  replica.behindSince ??= Date.now();
  if (isTold || Date.now() - replica.behindSince < tellAfter) return;
  replica.isReported = true;
  log.warn({ replica: host }, "a replica is behind or away, and is not read");
}

/** With asynchronous commit, the change is in the log before it is flushed. */
async function lastSeen(primary: pg.Pool): Promise<PrimaryState> {
  const { rows } = await primary.query<PrimaryState>(
    "select pg_current_wal_insert_lsn() as at, (select change from last_change) as change",
  );
  return rows[0]!;
}

/**
 * A replica that was promoted has a log of its own; one that was cut off stays behind. After a restore, a replica is
 * ahead of the primary, with another last change.
 */
async function observeReplica(pool: pg.Pool, position: string): Promise<Look> {
  const { rows } = await pool.query<Look>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end
      >= $1::pg_lsn as "isFar", (select change from last_change) as change`,
    [position],
  );
  return rows[0]!;
}
