import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { navigationMachine } from "./navigation.machine.ts";

/** A bar above the page. `unreachable`: the next page, or data of this one. */
export type NavigationView =
  | { screen: "nothing" }
  | { screen: "loading" }
  | { screen: "unreachable"; isTrying: boolean }
  | { screen: "newVersion" };

export function navigationView({ value }: SnapshotFrom<typeof navigationMachine>): NavigationView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "idle":
    case "loading.asking.unnoticed":
      return { screen: "nothing" };
    case "loading.asking.shown":
    case "leaving":
      return { screen: "loading" };
    case "loading.unreachable.waiting":
      return { screen: "unreachable", isTrying: false };
    case "loading.unreachable.trying":
      return { screen: "unreachable", isTrying: true };
    case "newVersion":
      return { screen: "newVersion" };
  }
}
