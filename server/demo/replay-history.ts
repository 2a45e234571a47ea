import type { Person } from "../audit/audit.ts";
import type { Services } from "../services.ts";

/** Milliseconds. */
export const day = 86_400_000;
export const minute = 60_000;

/** Something that was done before the shop was first started, with services whose clock is of then. */
export type HistoryEntry = { daysAgo: number; happens: (services: Services) => Promise<unknown> };

/** Who takes part. */
export type DemoPeople = { customer: Person; lead: Person; administrators: readonly [Person, Person] };

/** Everything happens once more, the oldest first, so that numbers and balances grow as they do in a shop. Nobody is mailed: all that was long ago. */
export async function replayHistory(services: Services, entries: readonly HistoryEntry[]): Promise<void> {
  const now = services.clock().getTime();
  const jobs = { ...services.jobs, enqueue: async () => {} };
  for (const { daysAgo, happens } of entries.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const then = new Date(now - daysAgo * day);
    await happens({ ...services, jobs, clock: () => then });
  }
}

/** The shop is not as it was when it was new, so its demo can't have had this past. */
export class HistoryNotPossibleError extends Error {}

/** What was meant to happen; anything else, and the tables say something that the shop refuses. */
export function expectOutcome<Answer extends { outcome: string }, Outcome extends Answer["outcome"]>(
  outcome: Outcome,
  answer: Answer,
): Extract<Answer, { outcome: Outcome }> {
  if (answer.outcome !== outcome)
    throw new HistoryNotPossibleError(`the demo wanted ${outcome} and got ${JSON.stringify(answer)}`);
  return answer as Extract<Answer, { outcome: Outcome }>;
}
