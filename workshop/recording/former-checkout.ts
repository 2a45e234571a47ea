import type { Recording } from "#src/recording/recording.ts";

type Entry = Recording["entries"][number];

const isLogIn = ({ event }: Entry): boolean => event.type === "session.known";

/**
 * Before guests could order, the checkout itself waited for the log-in. Now it begins with the customer, so it begins with
 * the first log-in here; a checkout without one, and what followed the end of a session, is left out.
 */
export function withoutLogIn(entries: readonly Entry[]): Entry[] {
  const waiting = new Map<string, Entry>();
  const ended = new Set<string>();
  return entries.flatMap((entry): Entry[] => {
    const { actor, flow, event, value } = entry;
    if (flow !== "checkout") return [entry];
    if (value === "arriving") {
      waiting.set(actor, entry);
      return [];
    }
    if (ended.has(actor)) return [];
    const begin = waiting.get(actor);
    if (begin) {
      if (!isLogIn(entry) || event["customer"] !== true) return [];
      waiting.delete(actor);
      const input = { ...(begin.event["input"] as object), isGuest: false };
      return [{ ...entry, event: { ...begin.event, input } }];
    }
    if (!isLogIn(entry)) return [entry];
    ended.add(actor);
    return [];
  });
}
