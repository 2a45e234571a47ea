import { sql } from "drizzle-orm";
import type { Queries } from "./database.ts";

/**
 * Milliseconds that a statement waits for a lock before it fails with `lockNotAvailable`. Shorter than the wait for a
 * connection, so that a single locked table does not occupy all connections.
 */
export const lockTimeout = 3_000;
/** PostgreSQL's `lock_not_available`. */
export const lockNotAvailable = "55P03";

/** Milliseconds; 0 waits indefinitely in this transaction. */
export const setTransactionLockTimeout = (tx: Queries, patience = 0): Promise<unknown> =>
  tx.execute(sql.raw(`set local lock_timeout = ${patience}`));

/** Changes of the schema, of the whole shop and of its administrators each run one at a time. */
const keys = { migrations: 7265, shop: 7266, administrators: 7268 } as const;

export async function lockExclusively(tx: Queries, key: keyof typeof keys): Promise<void> {
  await setTransactionLockTimeout(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${keys[key]})`);
}

const counters = { approvals: 7267, addresses: 7269 } as const;

/** Others who count the same wait until the transaction ends. Approvals are last in the order of locks, addresses before promotions. */
export async function lockCounters(
  tx: Queries,
  counter: keyof typeof counters,
  ids: readonly string[],
): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(${counters[counter]}, hashtext(${id}))`);
}

export const isLockTimeout = (error: unknown): boolean => hasCode(error, lockNotAvailable);

/** PostgreSQL's `insufficient_privilege`. */
export const isInsufficientPrivilege = (error: unknown): boolean => hasCode(error, "42501");

/** PostgreSQL's `unique_violation`. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, "23505");

/** Drizzle wraps the database's error as `cause`. */
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === code || hasCode(error.cause, code));
