import type { DecideOutput } from "./refund-review.contract.ts";
import { answers, countsIn, decisionOf, refundReview } from "./refund-review.setup.ts";
import { waiting } from "./refund-review.waiting.ts";

/** Transitions of all states without a pending request. */
const chosen = refundReview.createStateConfig({
  on: {
    "count.chosen": {
      guard: { type: "mayChooseCount", params: ({ event }) => event },
      target: "#refundReview.choosing.looking",
      actions: { type: "keepCount", params: ({ event }) => event },
    },
    "approval.requested": [
      {
        guard: { type: "mayApproveBecause", params: ({ event }) => event },
        target: "#refundReview.confirming",
        actions: { type: "decideToApprove", params: ({ event }) => event },
      },
      { guard: "hasPieces", target: "#refundReview.choosing.noPartReason" },
      "#refundReview.choosing.nothingChosen",
    ],
    "rejection.submitted": [
      {
        guard: { type: "mayRejectBecause", params: ({ event }) => event },
        target: "#refundReview.deciding",
        actions: { type: "decideToReject", params: ({ event }) => event },
      },
      { guard: "mayReject", target: "#refundReview.choosing.noReason" },
    ],
  },
});

export const refundReviewMachine = refundReview.createMachine({
  id: "refundReview",
  initial: "sorting",
  context: ({ input: { refund } }) => ({ refund, counts: countsIn(refund, {}), decision: null }),
  states: {
    sorting: {
      always: [
        { guard: "isRejected", target: "rejected" },
        { guard: "isApproved", target: "approved" },
        { guard: "isPayingBack", target: "payingBack" },
        { guard: "waitsForAnother", target: "awaitingAnother" },
        "choosing",
      ],
    },
    choosing: {
      initial: "looking",
      states: {
        looking: {},
        nothingChosen: {},
        noPartReason: {},
        noReason: {},
        countsChanged: {},
        notAskedFor: {},
        approvedOtherwise: {},
        withdrawn: {},
        unforeseen: {},
      },
      on: chosen.on,
    },
    confirming: {
      on: {
        "approval.confirmed": {
          target: "deciding",
          actions: { type: "keepRestock", params: ({ event }) => event },
        },
        "approval.left": "choosing",
      },
    },
    deciding: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "decide",
            src: "decide",
            input: ({ context }) => ({ refundId: context.refund.id, decision: decisionOf(context) }),
            onDone: answers<DecideOutput>({
              decided: {
                target: "#refundReview.sorting",
                actions: { type: "keepRefund", params: ({ event }) => event.output },
              },
              refundDecided: {
                target: "#refundReview.overtaken",
                actions: { type: "keepRefund", params: ({ event }) => event.output },
              },
              reasonMissing: {
                target: "#refundReview.choosing.noPartReason",
                actions: { type: "keepRefund", params: ({ event }) => event.output },
              },
              countsChanged: {
                target: "#refundReview.choosing.countsChanged",
                actions: { type: "keepRefund", params: ({ event }) => event.output },
              },
              countsNotAskedFor: {
                target: "#refundReview.choosing.notAskedFor",
                actions: { type: "keepRefund", params: ({ event }) => event.output },
              },
              approvedOtherwise: {
                target: "#refundReview.choosing.approvedOtherwise",
                actions: { type: "keepRefund", params: ({ event }) => event.output },
              },
              withdrawal: {
                target: "#refundReview.choosing.withdrawn",
                actions: { type: "keepRefund", params: ({ event }) => event.output },
              },
              ownCase: "#refundReview.ownCase",
              notFound: "#refundReview.gone",
              administratorsOnly: "#refundReview.notAllowed",
              unforeseen: "#refundReview.choosing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        /** The request may have succeeded: repeating the same decision does no harm. */
        unreachable: { on: { ...chosen.on, "retry.requested": "asking" } },
      },
    },
    /** Approved, but the provider has not confirmed the payment yet. */
    payingBack: waiting,
    /** The amount needs a second administrator's approval. */
    awaitingAnother: { ...waiting, on: { "approval.reconsidered": "choosing" } },
    approved: {},
    rejected: {},
    /** Another administrator decided differently meanwhile. */
    overtaken: {},
    ownCase: {},
    gone: {},
    /** The account is no longer an administrator. */
    notAllowed: {},
  },
});
