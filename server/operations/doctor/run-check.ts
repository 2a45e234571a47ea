import { setTimeout as pause } from "node:timers/promises";
import { operatorMessage } from "#server/platform/run-program.ts";

export type CheckResult<Fact> = { fact: Fact } | { problem: string };

/** Milliseconds per check, including the file store's retries. */
const timeout = 12_000;

/** A failing check does not affect the others. */
export async function runCheck<Fact>(
  check: () => Fact | Promise<Fact>,
  limit = timeout,
): Promise<CheckResult<Fact>> {
  const ending = new AbortController();
  const timedOut = pause(limit, { problem: `There was no answer within ${limit / 1000} seconds.` }, ending);
  timedOut.catch(() => {});
  const checked = (async () => ({ fact: await check() }))().catch((error: unknown) => ({
    problem: describeError(error),
  }));
  return Promise.race([checked, timedOut]).finally(() => ending.abort());
}

function describeError(error: unknown): string {
  const words = operatorMessage(error);
  if (words !== null) return words;
  // Drizzle's message contains the statement, its cause the database's own message.
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
