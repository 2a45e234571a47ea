import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { refundRemovalPaths } from "./refund-removal.paths.ts";
import { refundRemovalView } from "./refund-removal.machine.ts";

describePaths(refundRemovalPaths, refundRemovalView);

const confirmed = ["wants to give it up", "confirms"];

test.each([
  [["wants to give it up"], "confirming"],
  [["wants to give it up", "keeps it"], "open.idle"],
  [confirmed, "submitting.pending"],
  [[...confirmed, "deleteDraft ✓ deleted"], "deleted"],
  [[...confirmed, "deleteDraft ✓ sent in another window"], "refundNotDraft"],
  [[...confirmed, "deleteDraft ✓ a refusal nobody foresaw"], "unforeseen"],
  [[...confirmed, "deleteDraft ✗"], "submitting.unreachable"],
  [[...confirmed, "deleteDraft ✗", "tries again"], "submitting.pending"],
])("%j leads to %s", (steps, state) => {
  expect(stateAfter(refundRemovalPaths, "a draft", steps)).toBe(state);
});

test("the draft is sent, and pages are refreshed with the result", () => {
  const effects: string[] = [];
  const machine = refundRemovalPaths.machine.provide({
    actions: {
      refreshRefund: () => void effects.push("refresh"),
      showRefunds: () => void effects.push("show"),
    },
  });
  const after = (answer: string) =>
    walk(
      refundRemovalPaths,
      createPathActor({ ...refundRemovalPaths, machine }).start(),
      ...confirmed,
      ...(answer ? [answer] : []),
    );
  expect(lastPortInput(after(""), "deleteDraft")).toEqual({ refundId: "refund-1" });
  expect(effects).toEqual([]);
  after("deleteDraft ✓ deleted");
  after("deleteDraft ✓ sent in another window");
  expect(effects).toEqual(["show", "refresh"]);
});
