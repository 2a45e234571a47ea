import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnavailableError, isDatabaseUnavailable } from "./unavailable.ts";
import { log } from "../telemetry/log.ts";
import type { ChangeListener } from "./changes.ts";
import { hostWithoutCredentials } from "./hosts.ts";
import { databaseIdentity } from "./database-identity.ts";

export type Replicas = ChangeListener & {
  /** Queries a replica that has the shop's last change, else the primary. */
  query: pg.Pool["query"];
  close: () => Promise<void>;
};
/** The primary's log position and the shop's last change. */
type Seen = { at: string; change: string };
type Look = { isFar: boolean; change: string };
type Replica = {
  host: string;
  pool: pg.Pool;
  isUpToDate: boolean;
  /** Of another database, or diverged; checked less often. */
  isStrange: boolean;
  behindSince: number | null;
  isTold: boolean;
};

/** Milliseconds between two checks: while a replica is behind, and otherwise. */
const soon = 200;
const later = 2_000;
/** Milliseconds to go on reading from replicas without change notifications: they are right while the primary is down. */
const grace = 30_000;
/** Milliseconds before a slow replica's query goes to the primary. */
const patience = 2_000;
/** Milliseconds after which an unused replica is reported. */
const quiet = 30_000;

/**
 * Where the catalogue is read. Replication lag does not matter except for the shop's last change: from its
 * notification until a replica has it, the primary is read, so that changes are visible to the one who made them.
 */
export function openReplicas(
  addresses: readonly string[],
  primary: pg.Pool,
  options: pg.PoolConfig,
  tellAfter = quiet,
): Replicas {
  let identity: Promise<string> | null = null;
  let isStrangeTold = false;
  /** A replica of another database would serve another shop while looking up to date. */
  const refuseStrange = async (client: pg.ClientBase, replica: Replica): Promise<void> => {
    identity ??= databaseIdentity(primary);
    identity.catch(() => (identity = null));
    replica.isStrange = (await databaseIdentity(client)) !== (await identity);
    if (!replica.isStrange) return;
    if (!isStrangeTold) log.error("DATABASE_REPLICA_URL leads to another database, which is not read");
    isStrangeTold = true;
    throw new DatabaseUnavailableError("This is no replica of the shop's database.");
  };
  const replicas = addresses.map((connectionString): Replica => {
    const pool = new pg.Pool({
      ...options,
      connectionString,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      onConnect: (client) => refuseStrange(client, replica),
    });
    const host = hostWithoutCredentials(connectionString);
    const replica: Replica = {
      host,
      pool,
      isUpToDate: false,
      isStrange: false,
      behindSince: null,
      isTold: false,
    };
    pool.on("error", () => (replica.isUpToDate = false));
    pool.on("connect", (client) => client.on("error", () => {}));
    return replica;
  });
  const ending = new AbortController();
  let wake = new AbortController();
  /** Null until the primary was queried after the last change, and while notifications are interrupted. */
  let seen: Seen | null = null;
  let isFollowing = false;
  let generation = 0;
  let turn = 0;

  let losing: NodeJS.Timeout | undefined;

  const forget = (): void => {
    generation += 1;
    seen = null;
    for (const replica of replicas) replica.isUpToDate = false;
  };
  const changed = (): void => {
    clearTimeout(losing);
    forget();
    isFollowing = true;
    wake.abort();
  };
  const lost = (): void => {
    if (!isFollowing) return;
    isFollowing = false;
    // Another server may have this name by then.
    identity = null;
    losing = setTimeout(forget, grace).unref();
  };
  const looking = look();

  async function look(): Promise<void> {
    while (!ending.signal.aborted) {
      wake = new AbortController();
      const signal = AbortSignal.any([wake.signal, ending.signal]);
      // While the primary is unavailable, a replica that was busy is still compared with the last known position.
      if (isFollowing || seen !== null) await ask().catch(() => {});
      const isAnyBehind =
        isFollowing && replicas.some(({ isUpToDate, isStrange }) => !isUpToDate && !isStrange);
      await pause(isAnyBehind ? soon : later, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async function ask(): Promise<void> {
    const asked = generation;
    const last = seen ?? (await lastSeen(primary));
    if (asked !== generation) return;
    seen = last;
    const looks = await Promise.all(replicas.map(({ pool }) => lookAt(pool, last.at).catch(() => null)));
    const isOther = (look: Look | null) => look?.isFar && look.change !== last.change;
    // A starting server records a change without notifying.
    const { change } = looks.some(isOther) ? await lastSeen(primary) : last;
    if (asked !== generation) return;
    seen = { ...last, change };
    for (const [index, replica] of replicas.entries()) {
      const look = looks[index];
      replica.isUpToDate = look?.isFar === true && look.change === change;
      tell(replica, tellAfter);
    }
  }

  const query = async (...asked: [pg.QueryConfig, unknown[]]): Promise<unknown> => {
    const ready = replicas.filter(({ isUpToDate }) => isUpToDate);
    const replica = ready[(turn += 1) % ready.length];
    if (!replica) return primary.query(...asked);
    try {
      return await replica.pool.query(...asked);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      replica.isUpToDate = false;
      return primary.query(...asked);
    }
  };
  return {
    changed,
    lost,
    query: query as pg.Pool["query"],
    close: async () => {
      clearTimeout(losing);
      ending.abort();
      await looking;
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

/** Reads fall back silently, so an unused replica shows only as load on the others. */
function tell(replica: Replica, tellAfter: number): void {
  const { host, isUpToDate, isTold } = replica;
  if (isUpToDate) {
    if (isTold) log.warn({ replica: host }, "a replica is up to date and read again");
    Object.assign(replica, { behindSince: null, isTold: false });
    return;
  }
  replica.behindSince ??= Date.now();
  if (isTold || Date.now() - replica.behindSince < tellAfter) return;
  replica.isTold = true;
  log.warn({ replica: host }, "a replica is behind or away, and is not read");
}

/** With asynchronous commit, the change is in the log before it is flushed. */
async function lastSeen(primary: pg.Pool): Promise<Seen> {
  const { rows } = await primary.query<Seen>(
    "select pg_current_wal_insert_lsn() as at, (select change from last_change) as change",
  );
  return rows[0]!;
}

/**
 * A replica that was promoted has a log of its own; one that was cut off stays behind. After a restore, a replica is
 * ahead of the primary, with another last change.
 */
async function lookAt(pool: pg.Pool, position: string): Promise<Look> {
  const { rows } = await pool.query<Look>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end
      >= $1::pg_lsn as "isFar", (select change from last_change) as change`,
    [position],
  );
  return rows[0]!;
}
