import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { payoutMarkingPaths } from "./payout-marking.paths.ts";
import { payoutMarkingView } from "./payout-marking.machine.ts";

describePaths(payoutMarkingPaths, payoutMarkingView);

const sent = ["says failed", "confirms"];

test.each([
  [[], "open.idle"],
  [["says paid"], "confirming"],
  [["says failed"], "confirming"],
  [["says paid", "leaves it"], "open.idle"],
  [sent, "submitting.pending"],
  [[...sent, "mark ✓ marked"], "marked"],
  [[...sent, "mark ✓ marked otherwise"], "payoutDecided"],
  [[...sent, "mark ✓ it is their own"], "ownCase"],
  [[...sent, "mark ✓ no administrator any more"], "administratorsOnly"],
  [[...sent, "mark ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [[...sent, "mark ✗"], "submitting.unreachable"],
  [[...sent, "mark ✗", "tries again"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(payoutMarkingPaths, "an administrator", steps)).toBe(state);
});

test("the choice is confirmed, sent and shown", () => {
  const actor = walk(payoutMarkingPaths, createPathActor(payoutMarkingPaths).start(), "says failed");
  expect(payoutMarkingView(actor.getSnapshot())).toMatchObject({
    isConfirming: true,
    typed: { result: "failed" },
  });
  walk(payoutMarkingPaths, actor, "confirms");
  const payoutId = "01a1fda1-4db5-78d4-bca7-b0a827790571";
  expect(lastPortInput(actor, "mark")).toEqual({ payoutId, result: "failed" });
  walk(payoutMarkingPaths, actor, "mark ✓ marked");
  expect(payoutMarkingView(actor.getSnapshot())).toEqual({ screen: "marked", typed: { result: "failed" } });
});
