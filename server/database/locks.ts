import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Queries } from "./database.ts";

/**
 * Milliseconds that a statement waits for what another holds; then it fails with `lockNotAvailable`. Shorter than a request waits for a connection: one
 * table that somebody keeps locked would take all connections from those who do not ask for it.
 */
export const lockTimeout = 3_000;
/** PostgreSQL's `lock_not_available`. */
export const lockNotAvailable = "55P03";

/** Of a connection that is this program's own. A pooler sets it on its connections itself: `deploy/pgbouncer.ini`. */
export const setLockTimeout = (client: pg.ClientBase): Promise<unknown> =>
  client.query(`set lock_timeout = ${lockTimeout}`);

/** In this transaction a statement waits for others as long as it takes, or so many milliseconds. */
export const setTransactionLockTimeout = (tx: Queries, patience = 0): Promise<unknown> =>
  tx.execute(sql.raw(`set local lock_timeout = ${patience}`));

/** Changes of the schema, of the whole shop and of its administrators each run one at a time. */
const keys = { migrations: 7265, shop: 7266, administrators: 7268 } as const;

/** Until the end of the transaction nobody else holds this; whoever does is waited for. */
export async function lockExclusively(tx: Queries, what: keyof typeof keys): Promise<void> {
  await setTransactionLockTimeout(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${keys[what]})`);
}

/** The first of an advisory lock's two keys; the second is the thing's. */
const counters = { approvals: 7267 } as const;

/** Last in the order of locks. Until the transaction ends, other approvals wait for these counts. */
export async function lockCounters(
  tx: Queries,
  what: keyof typeof counters,
  ids: readonly string[],
): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(${counters[what]}, hashtext(${id}))`);
}

export const isLockTimeout = (error: unknown): boolean => hasCode(error, lockNotAvailable);

/** PostgreSQL's `insufficient_privilege`. */
export const isInsufficientPrivilege = (error: unknown): boolean => hasCode(error, "42501");

/** Perhaps as the cause of drizzle's error. */
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === code || hasCode(error.cause, code));
