// Written by `npm run generate` from machines/administration/refund-review/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const refundReviewMachine = setup({
  types: {
    context: {} as { refund: unknown; counts: unknown; decision: unknown },
    events: {} as
      | { type: "count.chosen" }
      | { type: "approval.requested" }
      | { type: "rejection.submitted" }
      | { type: "approval.confirmed" }
      | { type: "approval.left" }
      | { type: "retry.requested" }
      | { type: "refresh.requested" }
      | { type: "approval.reconsidered" },
  },
  actions: {
    keepCount: () => {},
    decideToApprove: () => {},
    decideToReject: () => {},
    keepRestock: () => {},
    keepRefund: () => {},
  },
  actors: { decide: fromPromise(async () => {}), read: fromPromise(async () => {}) },
  guards: {
    isRejected: () => false,
    isApproved: () => false,
    isPayingBack: () => false,
    waitsForAnother: () => false,
    mayChooseCount: () => false,
    mayApproveBecause: () => false,
    hasPieces: () => false,
    mayRejectBecause: () => false,
    mayReject: () => false,
    answered: () => false,
  },
}).createMachine({
  id: "refundReview",
  context: { refund: null, counts: null, decision: null },
  initial: "sorting",
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
      on: {
        "count.chosen": {
          guard: "mayChooseCount",
          target: "#refundReview.choosing.looking",
          actions: "keepCount",
        },
        "approval.requested": [
          { guard: "mayApproveBecause", target: "#refundReview.confirming", actions: "decideToApprove" },
          { guard: "hasPieces", target: "#refundReview.choosing.noPartReason" },
          "#refundReview.choosing.nothingChosen",
        ],
        "rejection.submitted": [
          { guard: "mayRejectBecause", target: "#refundReview.deciding", actions: "decideToReject" },
          { guard: "mayReject", target: "#refundReview.choosing.noReason" },
        ],
      },
    },
    confirming: {
      on: {
        "approval.confirmed": { target: "deciding", actions: "keepRestock" },
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
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "decided" } },
                target: "#refundReview.sorting",
                actions: "keepRefund",
                description: "answered(decided)",
              },
              {
                guard: { type: "answered", params: { outcome: "refundDecided" } },
                target: "#refundReview.overtaken",
                actions: "keepRefund",
                description: "answered(refundDecided)",
              },
              {
                guard: { type: "answered", params: { outcome: "reasonMissing" } },
                target: "#refundReview.choosing.noPartReason",
                actions: "keepRefund",
                description: "answered(reasonMissing)",
              },
              {
                guard: { type: "answered", params: { outcome: "countsChanged" } },
                target: "#refundReview.choosing.countsChanged",
                actions: "keepRefund",
                description: "answered(countsChanged)",
              },
              {
                guard: { type: "answered", params: { outcome: "countsNotAskedFor" } },
                target: "#refundReview.choosing.notAskedFor",
                actions: "keepRefund",
                description: "answered(countsNotAskedFor)",
              },
              {
                guard: { type: "answered", params: { outcome: "approvedOtherwise" } },
                target: "#refundReview.choosing.approvedOtherwise",
                actions: "keepRefund",
                description: "answered(approvedOtherwise)",
              },
              {
                guard: { type: "answered", params: { outcome: "withdrawal" } },
                target: "#refundReview.choosing.withdrawn",
                actions: "keepRefund",
                description: "answered(withdrawal)",
              },
              {
                guard: { type: "answered", params: { outcome: "ownCase" } },
                target: "#refundReview.ownCase",
                description: "answered(ownCase)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#refundReview.gone",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#refundReview.notAllowed",
                description: "answered(administratorsOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#refundReview.choosing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "count.chosen": {
              guard: "mayChooseCount",
              target: "#refundReview.choosing.looking",
              actions: "keepCount",
            },
            "approval.requested": [
              { guard: "mayApproveBecause", target: "#refundReview.confirming", actions: "decideToApprove" },
              { guard: "hasPieces", target: "#refundReview.choosing.noPartReason" },
              "#refundReview.choosing.nothingChosen",
            ],
            "rejection.submitted": [
              { guard: "mayRejectBecause", target: "#refundReview.deciding", actions: "decideToReject" },
              { guard: "mayReject", target: "#refundReview.choosing.noReason" },
            ],
            "retry.requested": "asking",
          },
        },
      },
    },
    payingBack: {
      initial: "resting",
      states: {
        resting: { on: { "refresh.requested": "reading" } },
        reading: {
          invoke: {
            id: "read",
            src: "read",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "read" } },
                target: "#refundReview.sorting",
                actions: "keepRefund",
                description: "answered(read)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#refundReview.gone",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#refundReview.notAllowed",
                description: "answered(administratorsOnly)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "reading" } },
      },
    },
    awaitingAnother: {
      initial: "resting",
      states: {
        resting: { on: { "refresh.requested": "reading" } },
        reading: {
          invoke: {
            id: "read",
            src: "read",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "read" } },
                target: "#refundReview.sorting",
                actions: "keepRefund",
                description: "answered(read)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#refundReview.gone",
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#refundReview.notAllowed",
                description: "answered(administratorsOnly)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "reading" } },
      },
      on: { "approval.reconsidered": "choosing" },
    },
    approved: {},
    rejected: {},
    overtaken: {},
    ownCase: {},
    gone: {},
    notAllowed: {},
  },
});
