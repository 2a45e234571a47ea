import { afterEach, expect, test } from "vitest";
import type { FlowEntry } from "./flow-log.ts";
import { storeEntries, readEarlierEntries } from "./earlier-entries.ts";

const storage = new Map<string, string>();
const tab = {
  read: (key: string) => storage.get(key) ?? null,
  write: (key: string, text: string | null) => void storage.set(key, text ?? ""),
};
afterEach(() => storage.clear());

const entry = (page: number, at: number): FlowEntry => ({
  at,
  actor: `${page}/x:0`,
  flow: "shop",
  event: { type: "route.changed" },
  value: "open",
});

test("entries stored by one page are read by the next", () => {
  const entries = [entry(0, 1), entry(1, 2)];
  storeEntries(tab, entries);
  expect(readEarlierEntries(tab)).toEqual(entries);
});

test("missing or invalid storage has no entries", () => {
  expect(readEarlierEntries(tab)).toEqual([]);
  storage.set("trellis.recording", "{");
  expect(readEarlierEntries(tab)).toEqual([]);
  storage.set("trellis.recording", '{"entries":1}');
  expect(readEarlierEntries(tab)).toEqual([]);
});

test("of a long visit the oldest pages are dropped as a whole", () => {
  const pages = [1_500, 400, 200].flatMap((count, page) =>
    Array.from({ length: count }, (_, at) => entry(page, at)),
  );
  storeEntries(tab, pages);
  const stored = readEarlierEntries(tab);
  expect(stored).toHaveLength(600);
  expect(stored[0]).toEqual(entry(1, 0));
});
