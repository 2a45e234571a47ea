import { describe, expect, test } from "vitest";
import type { AnyStateMachine, SnapshotFrom } from "xstate";
import { keyOf } from "./explore.ts";
import type { PathModel } from "./model.ts";
import { leafPaths, transitionPaths, untakenArrows } from "./paths.ts";
import { replay } from "./replay.ts";

/**
 * The tests every flow has: each transition taken once, each arrow of the chart among them, each leaf
 * state reached, and a view for whatever a person can come to see.
 */
export function describePaths<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
  view: (snapshot: SnapshotFrom<Machine>) => unknown,
): void {
  const leaves = leafPaths(model);
  const transitions = transitionPaths(model);
  const size = `${leaves.length} states, ${transitions.length} transitions`;
  describe(`${model.machine.id}: ${size}`, () => {
    test.each(transitions)("$title", (path) => {
      const snapshot = replay(model, path).getSnapshot();
      expect(keyOf(model, snapshot)).toBe(path.key);
      expect(view(snapshot)).toBeDefined();
    });

    test.each(leaves)("somebody sees $title", (path) => {
      expect(view(replay(model, path).getSnapshot())).toBeDefined();
    });

    test("no arrow of the chart is left out", () => {
      expect(untakenArrows(model)).toEqual([]);
    });
  });
}
