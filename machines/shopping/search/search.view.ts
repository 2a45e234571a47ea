import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { OfferedNeed } from "#domain/offered-needs.ts";
import type { Suggestions } from "./search.contract.ts";
import type { searchMachine } from "./search.machine.ts";

export type SearchView =
  /** Only the field: the lists are still loading, or the request failed. */
  | { screen: "field" }
  | { screen: "needs"; needs: readonly OfferedNeed[] }
  /** `isCurrent`: they are for the field's current value, not for the one before. */
  | { screen: "suggestions"; term: string; suggestions: Suggestions; isCurrent: boolean }
  | { screen: "nothing"; term: string };

export function searchView({ value, context }: SnapshotFrom<typeof searchMachine>): SearchView {
  const { term, suggestions, needs } = context;
  const leaf = leafOf(value);
  switch (leaf) {
    case "closed":
    case "open.failed":
    case "open.bare":
      return { screen: "field" };
    case "open.offering":
    case "open.offered":
      return needs.length > 0 ? { screen: "needs", needs } : { screen: "field" };
    case "open.pausing":
    case "open.asking":
    case "open.found":
      if (suggestions === null) return { screen: "field" };
      return { screen: "suggestions", term, suggestions, isCurrent: leaf === "open.found" };
    case "open.nothing":
      return { screen: "nothing", term };
  }
}
