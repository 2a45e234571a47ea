import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { paymentIssuePaths } from "./payment-issue.paths.ts";
import { paymentIssueView } from "./payment-issue.machine.ts";

describePaths(paymentIssuePaths, paymentIssueView);

const sent = ["says it was looked into"];

test.each([
  [[], "open.idle"],
  [sent, "submitting.pending"],
  [[...sent, "close ✓ closed"], "closed"],
  [[...sent, "close ✓ their own order"], "ownCase"],
  [[...sent, "close ✓ no administrator any more"], "administratorsOnly"],
  [[...sent, "close ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [[...sent, "close ✓ a refusal nobody foresaw", ...sent], "submitting.pending"],
  [[...sent, "close ✗"], "submitting.unreachable"],
  [[...sent, "close ✗", "tries again"], "submitting.pending"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paymentIssuePaths, "an administrator", steps)).toBe(state);
});

test("the shown issue is the one that is closed", () => {
  const actor = walk(paymentIssuePaths, createPathActor(paymentIssuePaths).start(), ...sent);
  expect(lastPortInput(actor, "close")).toEqual({ issueId: "01a1fda1-4db5-78d4-bca7-b0a827790571" });
  expect(paymentIssueView(actor.getSnapshot())).toMatchObject({ screen: "form", note: null, busy: true });
});
