import { log } from "#server/platform/telemetry/log.ts";
import { lockNotAvailable } from "./locks.ts";

const errorName = "DatabaseUnavailableError";
/** The database is stopped, starting, unreachable, out of connections, or a lock was not granted in time. */
export class DatabaseUnavailableError extends Error {
  /** An own property, because the job queue copies errors and drops inherited ones. */
  override name = errorName;
}

/**
 * The system's codes for unreachable hosts, and PostgreSQL's for shutting down, starting, too many clients, read-only
 * and lock timeout.
 */
const codes = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03 53300 25006".split(
    " ",
  ),
);
/** PostgreSQL's class "connection exception". */
const connectionException = /^08/;
/** Driver messages without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos)/;

/** Whether trying again later may succeed; looks at causes too, because drizzle wraps errors. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (cause.name === errorName || driverMessages.test(cause.message)) return true;
    if (
      typeof code === "string" &&
      (code === lockNotAvailable || codes.has(code) || connectionException.test(code))
    )
      return true;
  }
  return false;
}

/** Milliseconds between two log messages. */
const logInterval = 60_000;
let lastTold = -Infinity;

/** Logs at most once a minute why requests are refused. */
export function reportDatabaseUnavailable(error: unknown): void {
  if (performance.now() - lastTold < logInterval) return;
  lastTold = performance.now();
  log.error(
    { err: error },
    "requests are refused, because the database can't be asked, has no connection left, or somebody keeps locked what was asked for",
  );
}

export const retryAfterSeconds = 5;
