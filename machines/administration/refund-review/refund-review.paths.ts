import { pathModel } from "#machines/paths/model.ts";
import type { ReviewedRefund } from "./refund-review.contract.ts";
import { isPart } from "./refund-review.setup.ts";
import { refundReviewMachine } from "./refund-review.machine.ts";

/** Refunds two of three ferns and the loom. The order cost 96.80 with shipping; 500 points paid 5.00 of it. */
export const requested: ReviewedRefund = {
  id: "refund-1",
  status: "requested",
  isPayingBack: false,
  providerRefusal: null,
  isWithdrawal: false,
  firstApproval: null,
  lines: [
    { id: "line-1", name: "Boston fern", price: 18.95, asked: 2, left: 3, isExempt: false },
    { id: "line-2", name: "Weaving loom kit", price: 34, asked: 1, left: 1, isExempt: false },
  ],
  declined: [],
  order: {
    currency: "EUR",
    currency_precision: 2,
    shipping: 5.95,
    shippingBack: 5.95,
    money: 91.8,
    points: 500,
    lines: [
      { id: "line-1", paid: 56.85, count: 3, refunded: 0 },
      { id: "line-2", paid: 34, count: 1, refunded: 0 },
    ],
  },
  back: { value: 71.9, money: 68.18, points: 372 },
  decidedAt: null,
  decisionNote: null,
};
const decidedAt = "2026-11-21T10:30:00.000Z";
export const approved: ReviewedRefund = { ...requested, status: "approved", decidedAt };
const declined = [{ id: "line-1", name: "Boston fern", price: 18.95, count: 1 }];
export const approvedInPart: ReviewedRefund = {
  ...approved,
  declined,
  decisionNote: "One fern arrived whole.",
};
export const payingBack: ReviewedRefund = {
  ...requested,
  isPayingBack: true,
  providerRefusal: "CAPTURE_FULLY_REFUNDED",
};
export const rejected: ReviewedRefund = {
  ...requested,
  status: "rejected",
  decidedAt,
  decisionNote: "The photo shows another pot.",
};
const at = "2026-11-21T09:00:00.000Z";
const counts = { "line-1": 1, "line-2": 1 };
const note = "One fern arrived whole.";
export const approvedByMe: ReviewedRefund = {
  ...requested,
  firstApproval: { at, isOwn: true, counts, note },
};
export const approvedByAnother: ReviewedRefund = {
  ...requested,
  firstApproval: { at, isOwn: false, counts, note },
};
/** The loom is made to measure. */
export const withdrawal: ReviewedRefund = {
  ...requested,
  isWithdrawal: true,
  lines: requested.lines.map((line) => ({ ...line, isExempt: line.id === "line-2" })),
};
const asksForMore: ReviewedRefund = {
  ...requested,
  lines: requested.lines.map((line) => ({ ...line, asked: line.left })),
};
const lessLeft: ReviewedRefund = {
  ...requested,
  lines: requested.lines.map((line) => ({ ...line, left: line.id === "line-1" ? 1 : 0 })),
};

export const refundReviewPaths = pathModel({
  machine: refundReviewMachine,
  title: "Deciding on a refund",
  purpose: "approving a refund in whole or in part, or rejecting it, by an administrator",
  starts: {
    "it waits": { refund: requested },
    "another approved it first": { refund: approvedByAnother },
    "it is a withdrawal": { refund: withdrawal },
    "I approved it first": { refund: approvedByMe },
    "it is being paid back": { refund: payingBack },
    "it is being paid back in part": { refund: { ...payingBack, declined, decisionNote: note } },
    "it was approved": { refund: approved },
    "it was approved in part": { refund: approvedInPart },
    "it was rejected": { refund: rejected },
  },
  happyPath: ["it waits", "approves", "confirms", "decide ✓ paid back"],
  does: {
    "count.chosen": {
      "chooses one fern": { lineId: "line-1", count: 1 },
      "chooses no fern": { lineId: "line-1", count: 0 },
      "chooses no loom": { lineId: "line-2", count: 0 },
    },
    "approval.requested": {
      approves: { note: "" },
      "approves and says why not all": { note },
    },
    "approval.confirmed": {
      confirms: { restock: false },
      "confirms and puts it back in stock": { restock: true },
    },
    "approval.left": "thinks again",
    "rejection.submitted": {
      rejects: { note: "The photo shows another pot." },
      "rejects without a reason": { note: "" },
    },
    "approval.reconsidered": "decides anew",
    "refresh.requested": "looks again",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    decide: {
      decided: {
        "paid back": { refund: approved },
        "paid back in part": { refund: approvedInPart },
        "being paid back": { refund: payingBack },
        "a second one is needed": { refund: approvedByMe },
        rejected: { refund: rejected },
      },
      refundDecided: {
        "another rejected it": { refund: rejected },
        "another approved it": { refund: approved },
      },
      reasonMissing: { "the customer asks for more": { refund: asksForMore } },
      countsChanged: { "less is left": { refund: lessLeft } },
      countsNotAskedFor: { "the customer asks for less": { refund: requested } },
      approvedOtherwise: { "the first one approved less": { refund: approvedByAnother } },
      ownCase: "it is their own",
      withdrawal: { "it has become a withdrawal": { refund: withdrawal } },
      notFound: "it is gone",
      administratorsOnly: "no administrator any more",
      unforeseen: "a refusal nobody foresaw",
    },
    read: {
      read: {
        "still being paid back": { refund: payingBack },
        "paid back": { refund: approved },
        "still waits for another": { refund: approvedByMe },
      },
      notFound: "it is gone",
      administratorsOnly: "no administrator any more",
    },
  },
  facets: ({ refund, counts: chosen }) => [
    Object.values(chosen).some((count) => count > 0),
    refund.firstApproval !== null,
    refund.isWithdrawal,
    isPart(refund, chosen),
  ],
  requirements: { "choosing.looking": ["roles.administrator-reviews"], approved: ["refunds.new-status"] },
});
