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
    test("somebody sees something in each state", () => {
      leafPaths(model);
      const unseen = explore(model).visits.filter(({ snapshot }) => !view(snapshot as SnapshotFrom<Machine>));
      expect(unseen.map(({ key }) => key)).toEqual([]);
    });

    test("no arrow is left out", () => {
      expect(untakenTransitions(model)).toEqual([]);
    });

    test("no event goes unheard", () => {
      expect(unhandledEvents(model)).toEqual([]);
    });

    test("its arrows are the agreed ones; `npm run agree` shows a difference and agrees to it", () => {
      expect(differencesFrom(model)).toEqual([]);
    });
  });
}
