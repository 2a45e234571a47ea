import { describe, expect, test } from "vitest";
import type { AnyStateMachine, SnapshotFrom } from "xstate";
import { differencesFrom } from "./agreed-file.ts";
import { explore } from "./explore.ts";
import type { PathModel } from "./model.ts";
import { leafPaths, unhandledEvents, untakenTransitions } from "./paths.ts";

/**
 * The tests of every flow: each visible state has a view, each state is reached, each arrow is taken, each event of the
 * contract is handled, and the arrows are the agreed ones.
 */
export function describePaths<Machine extends AnyStateMachine>(
  model: PathModel<Machine>,
  view: (snapshot: SnapshotFrom<Machine>) => unknown,
): void {
  describe(`the chart of ${model.machine.id}`, () => {
    test("every state has a view", () => {
      leafPaths(model);
      const unseen = explore(model).visits.filter(({ snapshot }) => !view(snapshot as SnapshotFrom<Machine>));
      expect(unseen.map(({ key }) => key)).toEqual([]);
    });

    test("every transition is taken", () => {
      expect(untakenTransitions(model)).toEqual([]);
    });

    test("every event is handled", () => {
      expect(unhandledEvents(model)).toEqual([]);
    });

    test("its transitions are the agreed ones; `npm run agree` shows and accepts differences", () => {
      expect(differencesFrom(model)).toEqual([]);
    });
  });
}
