import { expect, test } from "vitest";
import { stateAfter } from "#machines/paths/replay.ts";
import { refundReviewPaths } from "./refund-review.paths.ts";

const approving = ["approves", "confirms"];
const unanswered = [...approving, "decide ✗"];
const paying = [...approving, "decide ✓ being paid back"];
const second = [...approving, "decide ✓ a second one is needed"];
const nothing = ["chooses no fern", "chooses no loom"];
const withReason = "approves and says why not all";
const inPart = ["chooses one fern", withReason] as const;

test.each([
  [[], "choosing.looking"],
  [["chooses one fern"], "choosing.looking"],
  [["approves"], "confirming"],
  [["approves", "thinks again"], "choosing.looking"],
  [[...nothing, "approves"], "choosing.nothingChosen"],
  [[...nothing, "approves", "chooses one fern"], "choosing.looking"],
  [[...nothing, "approves", "chooses one fern", "approves"], "choosing.noPartReason"],
  [[...nothing, "approves", "chooses one fern", withReason], "confirming"],
  [["chooses one fern", "approves"], "choosing.noPartReason"],
  [["chooses one fern", "approves", "chooses no loom"], "choosing.looking"],
  [[...inPart, "thinks again", "approves"], "choosing.noPartReason"],
  [[...inPart, "confirms", "decide ✓ paid back in part"], "approved"],
  [[...inPart, "confirms", "decide ✗", "approves"], "choosing.noPartReason"],
  [[...approving, "decide ✓ the customer asks for more"], "choosing.noPartReason"],
  [[...approving, "decide ✓ the customer asks for more", withReason], "confirming"],
  [["rejects without a reason"], "choosing.noReason"],
  [["rejects without a reason", "rejects"], "deciding.asking"],
  [["rejects"], "deciding.asking"],
  [["rejects", "decide ✓ rejected"], "rejected"],
  [approving, "deciding.asking"],
  [[...approving, "decide ✓ paid back"], "approved"],
  [[...approving, "decide ✓ another rejected it"], "overtaken"],
  [["rejects", "decide ✓ another approved it"], "overtaken"],
  [[...approving, "decide ✓ less is left"], "choosing.countsChanged"],
  [[...approving, "decide ✓ less is left", withReason], "confirming"],
  [[...approving, "decide ✓ the customer asks for less"], "choosing.notAskedFor"],
  [[...approving, "decide ✓ the first one approved less"], "choosing.approvedOtherwise"],
  [[...approving, "decide ✓ it has become a withdrawal"], "choosing.withdrawn"],
  [[...approving, "decide ✓ it has become a withdrawal", "approves"], "confirming"],
  [["rejects", "decide ✓ it has become a withdrawal"], "choosing.withdrawn"],
  [[...approving, "decide ✓ it is gone"], "gone"],
  [[...approving, "decide ✓ it is their own"], "ownCase"],
  [[...approving, "decide ✓ no administrator any more"], "notAllowed"],
  [[...approving, "decide ✓ a refusal nobody foresaw"], "choosing.unforeseen"],
  [[...approving, "decide ✓ a refusal nobody foresaw", "rejects"], "deciding.asking"],
  [unanswered, "deciding.unreachable"],
  [[...unanswered, "tries again"], "deciding.asking"],
  [[...unanswered, "chooses one fern"], "choosing.looking"],
  [[...unanswered, "approves"], "confirming"],
  [[...unanswered, "rejects"], "deciding.asking"],
  [[...unanswered, "rejects without a reason"], "choosing.noReason"],
  [[...nothing, "rejects", "decide ✗", "approves"], "choosing.nothingChosen"],
  [paying, "payingBack.resting"],
  [[...paying, "looks again"], "payingBack.reading"],
  [[...paying, "looks again", "read ✓ still being paid back"], "payingBack.resting"],
  [[...paying, "looks again", "read ✓ paid back"], "approved"],
  [[...paying, "looks again", "read ✓ it is gone"], "gone"],
  [[...paying, "looks again", "read ✓ no administrator any more"], "notAllowed"],
  [[...paying, "looks again", "read ✗"], "payingBack.unreachable"],
  [[...paying, "looks again", "read ✗", "tries again"], "payingBack.reading"],
  [second, "awaitingAnother.resting"],
  [[...second, "decides anew"], "choosing.looking"],
  [[...second, "looks again", "decides anew"], "choosing.looking"],
  [[...second, "looks again"], "awaitingAnother.reading"],
  [[...second, "looks again", "read ✓ still waits for another"], "awaitingAnother.resting"],
  [[...second, "looks again", "read ✓ still being paid back"], "payingBack.resting"],
  [[...second, "looks again", "read ✓ it is gone"], "gone"],
  [[...second, "looks again", "read ✓ no administrator any more"], "notAllowed"],
  [[...second, "looks again", "read ✗"], "awaitingAnother.unreachable"],
  [[...second, "looks again", "read ✗", "tries again"], "awaitingAnother.reading"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(refundReviewPaths, "it waits", steps)).toBe(state);
});

test.each([
  ["another approved it first", "choosing.looking"],
  ["it is a withdrawal", "choosing.looking"],
  ["I approved it first", "awaitingAnother.resting"],
  ["it is being paid back", "payingBack.resting"],
  ["it is being paid back in part", "payingBack.resting"],
  ["it was approved", "approved"],
  ["it was approved in part", "approved"],
  ["it was rejected", "rejected"],
] as const)("if %s, the review starts at %s", (start, state) => {
  expect(stateAfter(refundReviewPaths, start, [])).toBe(state);
});

test.each([
  [["rejects"]],
  [["rejects without a reason"]],
  [["chooses one fern"]],
  [["approves", "confirms", "decide ✗", "rejects"]],
  [["approves", "confirms", "decide ✗", "rejects without a reason"]],
])("a withdrawal is neither rejected nor approved in part: %j", (steps) => {
  expect(() => stateAfter(refundReviewPaths, "it is a withdrawal", steps)).toThrow("can't happen");
});

test.each([
  [["chooses no loom"], "choosing.looking"],
  [["chooses no loom", "approves"], "choosing.noPartReason"],
  [["chooses no loom", withReason], "confirming"],
])("exempt items of a withdrawal may be declined: %j leads to %s", (steps, state) => {
  expect(stateAfter(refundReviewPaths, "it is a withdrawal", steps)).toBe(state);
});

test("another administrator's first approval fixes the quantities", () => {
  const choosing = () => stateAfter(refundReviewPaths, "another approved it first", ["chooses one fern"]);
  expect(choosing).toThrow(`"chooses one fern" can't happen`);
});
