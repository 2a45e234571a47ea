import type { TextStorage } from "#src/shop/browser.ts";
import type { FlowEntry } from "./flow-log.ts";
import { storageKeys } from "#src/shop/storage-keys.ts";

const mostEntries = 2_000;

/** What earlier pages of this visit recorded, already redacted; empty if it can't be read. */
export function readEarlierEntries(tab: TextStorage): FlowEntry[] {
  try {
    const stored: unknown = JSON.parse(tab.read(storageKeys.recording) ?? "[]");
    return Array.isArray(stored) ? (stored as FlowEntry[]) : [];
  } catch {
    return [];
  }
}

/**
 * Stores the recording for the next page, because paying leaves the shop and comes back. The oldest pages are dropped
 * first and whole: half a flow can't be replayed.
 */
export function storeEntries(tab: TextStorage, entries: readonly FlowEntry[]): void {
  let remaining = entries;
  while (remaining.length > mostEntries)
    remaining = remaining.filter((entry) => pageOf(entry) !== pageOf(remaining[0]!));
  tab.write(storageKeys.recording, JSON.stringify(remaining));
}

/** The page of the visit on which an actor ran: the number before its id. */
export const pageOf = ({ actor }: FlowEntry): number => Number(actor.split("/")[0]);
