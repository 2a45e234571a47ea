import type { Person } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";

export const day = 86_400_000;
export const minute = 60_000;

export type HistoryEntry = { daysAgo: number; happens: (services: Services) => Promise<unknown> };

export type DemoPeople = { customer: Person; lead: Person; administrators: readonly [Person, Person] };

/** Replays everything, the oldest first, so that numbers and balances grow as in a shop. Sends no mails. */
export async function replayHistory(services: Services, entries: readonly HistoryEntry[]): Promise<void> {
  const now = services.clock().getTime();
  const jobs = { ...services.jobs, enqueue: async () => {} };
  for (const { daysAgo, happens } of entries.toSorted((first, second) => second.daysAgo - first.daysAgo)) {
    const then = new Date(now - daysAgo * day);
    await happens({ ...services, jobs, clock: () => then });
  }
}

/** The shop has changed since its first start, so its history can't be replayed. */
export class HistoryNotPossibleError extends Error {}

/** Any other outcome means that the demo's tables contain something that the shop refuses. */
export function expectOutcome<Answer extends { outcome: string }, Outcome extends Answer["outcome"]>(
  outcome: Outcome,
  answer: Answer,
): Extract<Answer, { outcome: Outcome }> {
  if (answer.outcome !== outcome)
    throw new HistoryNotPossibleError(`the demo wanted ${outcome} and got ${JSON.stringify(answer)}`);
  return answer as Extract<Answer, { outcome: Outcome }>;
}
