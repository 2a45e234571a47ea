import { setTimeout as pause } from "node:timers/promises";
import { operatorMessage } from "../run-program.ts";

/** What was asked, or why it could not be found out. */
export type CheckResult<Fact> = { fact: Fact } | { problem: string };

/** Milliseconds for one question; the store of files repeats what fails. */
const patience = 12_000;

/** Each question fails alone: the others are still answered. */
export async function runCheck<Fact>(
  ask: () => Fact | Promise<Fact>,
  limit = patience,
): Promise<CheckResult<Fact>> {
  const ending = new AbortController();
  const late = pause(limit, { problem: `There was no answer within ${limit / 1000} seconds.` }, ending);
  late.catch(() => {});
  const asked = (async () => ({ fact: await ask() }))().catch((error: unknown) => ({ problem: told(error) }));
  return Promise.race([asked, late]).finally(() => ending.abort());
}

function told(error: unknown): string {
  const words = operatorMessage(error);
  if (words !== null) return words;
  // Drizzle's own message holds the statement, the cause what the database says of it.
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
