import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { navigationMachine } from "./navigation.machine.ts";

/** What stands above the page. `unreachable`: the way to another page, or what this one needs. */
export type NavigationView =
  | { sees: "nothing" }
  | { sees: "loading" }
  | { sees: "unreachable"; isTrying: boolean }
  | { sees: "newVersion" };

/** What a person sees of the way from page to page. */
export function navigationView({ value }: SnapshotFrom<typeof navigationMachine>): NavigationView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "idle":
    case "loading.asking.unnoticed":
      return { sees: "nothing" };
    case "loading.asking.shown":
    case "leaving":
      return { sees: "loading" };
    case "loading.unreachable.waiting":
      return { sees: "unreachable", isTrying: false };
    case "loading.unreachable.trying":
      return { sees: "unreachable", isTrying: true };
    case "newVersion":
      return { sees: "newVersion" };
  }
}
