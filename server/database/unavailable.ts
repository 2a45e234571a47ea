import { log } from "../telemetry/log.ts";
import { lockNotAvailable } from "./locks.ts";

const away = "DatabaseUnavailableError";
/** The database can't be asked: it is stopped, starting, unreachable, or has no connection left, or somebody keeps locked what was asked for. */
export class DatabaseUnavailableError extends Error {
  /** A field of its own: the job queue passes on copies, which keep no others. */
  override name = away;
}

/** Of the system: nobody answers, or not any more. Of PostgreSQL: it is shutting down, starting, full of clients, or
 * takes no writes since another server is the primary; or a lock was waited for too long. */
const codes = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03 53300 25006".split(
    " ",
  ),
);
/** PostgreSQL's class "connection exception". */
const connectionException = /^08/;
/** What the drivers say without a code. */
const saidSo =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos)/;

/** Whether a failure means that asking again later may succeed; causes count too, because drizzle wraps errors. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (cause.name === away || saidSo.test(cause.message)) return true;
    if (
      typeof code === "string" &&
      (code === lockNotAvailable || codes.has(code) || connectionException.test(code))
    )
      return true;
  }
  return false;
}

/** Milliseconds. */
const quiet = 60_000;
let lastTold = -Infinity;

/** Says why requests are refused, once a minute: perhaps nobody answers, perhaps all connections wait for a table. */
export function reportDatabaseUnavailable(error: unknown): void {
  if (performance.now() - lastTold < quiet) return;
  lastTold = performance.now();
  log.error(
    { err: error },
    "requests are refused, because the database can't be asked, has no connection left, or somebody keeps locked what was asked for",
  );
}

/** Seconds after which asking again is worth it. */
export const retryAfterSeconds = 5;
