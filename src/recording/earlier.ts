import type { Keeper } from "../shop/browser.ts";
import type { FlowEntry } from "./flow-log.ts";

/** What happened before this page was loaded, in the same tab: paying leads to another site and back. */
const key = "trellis.recording";
const mostEntries = 2_000;

/** What another page of this visit left, already redacted; nothing where it can't be read. */
export function readEarlier(tab: Keeper): FlowEntry[] {
  try {
    const kept: unknown = JSON.parse(tab.read(key) ?? "[]");
    return Array.isArray(kept) ? (kept as FlowEntry[]) : [];
  } catch {
    return [];
  }
}

/** Leaves it for the next page. The oldest pages go first, each whole, since a flow can't be replayed from its middle. */
export function keepForLater(tab: Keeper, entries: readonly FlowEntry[]): void {
  let kept = entries;
  while (kept.length > mostEntries) kept = kept.filter((entry) => pageOf(entry) !== pageOf(kept[0]!));
  tab.write(key, JSON.stringify(kept));
}

/** Which page of the visit an actor belonged to: the number before its id. */
export const pageOf = ({ actor }: FlowEntry): number => Number(actor.split("/")[0]);
