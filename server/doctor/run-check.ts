import { setTimeout as pause } from "node:timers/promises";
import { operatorMessage } from "../run-program.ts";

export type CheckResult<Fact> = { fact: Fact } | { problem: string };

/** Milliseconds per check, including the file store's retries. */
const patience = 12_000;

/** A failing check does not affect the others. */
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
  // Drizzle's message contains the statement, its cause the database's own message.
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
