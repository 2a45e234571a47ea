import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, walk } from "#machines/paths/replay.ts";
import { approvedByAnother, refundReviewPaths, requested, withdrawal } from "./refund-review.paths.ts";
import { refundReviewView } from "./refund-review.view.ts";

const partNote = "One fern arrived whole.";
describePaths(refundReviewPaths, refundReviewView);

const viewOf = (actor: ReturnType<typeof started>) => refundReviewView(actor.getSnapshot());
const started = (...steps: readonly string[]) =>
  walk(refundReviewPaths, createPathActor(refundReviewPaths).start(), ...steps);

test("everything requested is approved, unless fewer items are chosen", () => {
  const actor = started("approves", "confirms");
  expect(lastPortInput(actor, "decide")).toEqual({
    refundId: "refund-1",
    decision: { kind: "approve", restock: false, counts: { "line-1": 2, "line-2": 1 }, note: "" },
  });
  const other = started("chooses one fern", "chooses no loom", "approves and says why not all", "confirms");
  expect(lastPortInput(other, "decide")).toEqual({
    refundId: "refund-1",
    decision: { kind: "approve", restock: false, counts: { "line-1": 1, "line-2": 0 }, note: partNote },
  });
});

test("a partial approval needs a reason, a full one does not", () => {
  const actor = started("chooses no loom", "approves");
  expect(viewOf(actor)).toMatchObject({ problem: "noPartReason", isPart: true, doing: null });
  walk(refundReviewPaths, actor, "approves and says why not all");
  expect(viewOf(actor)).toMatchObject({ problem: null, doing: "confirming", partNote });
  walk(refundReviewPaths, actor, "confirms", "decide ✓ the customer asks for more");
  expect(viewOf(actor)).toMatchObject({ problem: "noPartReason", isPart: true, partNote });
});

test("the choice survives a refusal, reduced to what is left", () => {
  const actor = started(
    "chooses no loom",
    "approves and says why not all",
    "confirms",
    "decide ✓ a refusal nobody foresaw",
  );
  expect(viewOf(actor)).toEqual({
    screen: "choice",
    refund: requested,
    counts: { "line-1": 2, "line-2": 0 },
    note: "",
    partNote,
    isPart: true,
    fixed: [],
    canReject: true,
    problem: "unforeseen",
    doing: null,
  });
  walk(refundReviewPaths, actor, "approves and says why not all", "confirms", "decide ✓ less is left");
  expect(viewOf(actor)).toMatchObject({ counts: { "line-1": 1, "line-2": 0 }, problem: "countsChanged" });
  walk(refundReviewPaths, actor, "chooses no fern");
  expect(viewOf(actor)).toMatchObject({ counts: { "line-1": 0, "line-2": 0 }, problem: null });
});

test("no more than requested can be chosen", () => {
  const actor = started();
  actor.send({ type: "count.chosen", lineId: "line-1", count: 9 });
  expect(viewOf(actor)).toMatchObject({ counts: { "line-1": 2, "line-2": 1 } });
});

test("a reason is sent as typed, survives a refusal, and is sent again after a failure", () => {
  const actor = started("rejects");
  const decision = { kind: "reject", note: "The photo shows another pot." };
  expect(lastPortInput(actor, "decide")).toEqual({ refundId: "refund-1", decision });
  expect(viewOf(actor)).toMatchObject({ note: decision.note, doing: "rejecting" });
  walk(refundReviewPaths, actor, "decide ✗", "tries again");
  expect(lastPortInput(actor, "decide")).toEqual({ refundId: "refund-1", decision });
  walk(refundReviewPaths, actor, "decide ✓ a refusal nobody foresaw");
  expect(viewOf(actor)).toMatchObject({ note: decision.note, problem: "unforeseen", doing: null });
});

test("the first administrator's approval is confirmed unchanged", () => {
  const actor = started("approves", "confirms", "decide ✓ the first one approved less");
  expect(viewOf(actor)).toMatchObject({ refund: approvedByAnother, counts: { "line-1": 1, "line-2": 1 } });
  walk(refundReviewPaths, actor, "approves", "confirms");
  expect(lastPortInput(actor, "decide")).toEqual({
    refundId: "refund-1",
    decision: { kind: "approve", restock: false, counts: { "line-1": 1, "line-2": 1 }, note: "" },
  });
});

test("one's own first approval fills the form", () => {
  const begun = walk(
    refundReviewPaths,
    createPathActor(refundReviewPaths, "I approved it first").start(),
    "decides anew",
  );
  expect(viewOf(begun)).toMatchObject({
    counts: { "line-1": 1, "line-2": 1 },
    isPart: true,
    fixed: [],
    partNote,
  });
  walk(refundReviewPaths, begun, "chooses no loom", "approves and says why not all", "confirms");
  expect(lastPortInput(begun, "decide")).toMatchObject({
    decision: { counts: { "line-1": 1, "line-2": 0 } },
  });
});

test("looking again reads this refund and shows the result", () => {
  const actor = started("approves", "confirms", "decide ✓ being paid back", "looks again");
  expect(lastPortInput(actor, "read")).toEqual({ refundId: "refund-1" });
  expect(viewOf(actor)).toMatchObject({ screen: "payingBack", reading: "reading" });
  walk(refundReviewPaths, actor, "read ✓ paid back");
  expect(viewOf(actor)).toMatchObject({
    screen: "approved",
    refund: { decidedAt: "2026-11-21T10:30:00.000Z" },
  });
});

test("another administrator's decision is shown", () => {
  const actor = started("approves", "confirms", "decide ✓ another rejected it");
  expect(viewOf(actor)).toMatchObject({
    screen: "overtaken",
    refund: { status: "rejected", decisionNote: "The photo shows another pot." },
  });
});

test("a refund turned withdrawal is approved in full, except for exempt items", () => {
  const actor = started(
    "chooses one fern",
    "chooses no loom",
    "approves and says why not all",
    "confirms",
    "decide ✓ it has become a withdrawal",
  );
  expect(viewOf(actor)).toEqual({
    screen: "choice",
    refund: withdrawal,
    counts: { "line-1": 2, "line-2": 0 },
    note: "",
    partNote,
    isPart: true,
    fixed: ["line-1"],
    canReject: false,
    problem: "withdrawal",
    doing: null,
  });
});

test("whether it is put back in stock is part of the decision", () => {
  const actor = started("approves", "confirms and puts it back in stock");
  expect(lastPortInput(actor, "decide")).toMatchObject({ decision: { kind: "approve", restock: true } });
});
