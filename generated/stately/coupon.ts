// Written by `npm run generate` from machines/shopping/coupon/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const couponMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as
      | { type: "code.submitted" }
      | { type: "code.edited" }
      | { type: "code.removed" }
      | { type: "retry.requested" },
  },
  actions: { forgetTyped: () => {}, keepTyped: () => {}, keepOutput: () => {}, storeCode: () => {} },
  actors: { checkCode: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "coupon",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: {
        idle: {},
        accepted: {
          on: {
            "code.edited": { target: "idle", actions: "forgetTyped" },
            "code.removed": { target: "idle", actions: "forgetTyped" },
          },
        },
        unknown: {},
        notStarted: {},
        ended: {},
        usedUp: {},
        usedByCustomer: {},
        firstOrderOnly: {},
        invalid: {},
        tooManyCodes: {},
        tooManyRequests: {},
        unforeseen: {},
      },
      on: { "code.submitted": [{ target: "#coupon.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "checkCode",
            src: "checkCode",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "accepted" } },
                target: "#coupon.open.accepted",
                actions: ["keepOutput", "storeCode"],
                description: "answered(accepted)",
              },
              {
                guard: { type: "answered", params: { outcome: "unknown" } },
                target: "#coupon.open.unknown",
                actions: ["keepOutput"],
                description: "answered(unknown)",
              },
              {
                guard: { type: "answered", params: { outcome: "notStarted" } },
                target: "#coupon.open.notStarted",
                actions: ["keepOutput"],
                description: "answered(notStarted)",
              },
              {
                guard: { type: "answered", params: { outcome: "ended" } },
                target: "#coupon.open.ended",
                actions: ["keepOutput"],
                description: "answered(ended)",
              },
              {
                guard: { type: "answered", params: { outcome: "usedUp" } },
                target: "#coupon.open.usedUp",
                actions: ["keepOutput"],
                description: "answered(usedUp)",
              },
              {
                guard: { type: "answered", params: { outcome: "usedByCustomer" } },
                target: "#coupon.open.usedByCustomer",
                actions: ["keepOutput"],
                description: "answered(usedByCustomer)",
              },
              {
                guard: { type: "answered", params: { outcome: "firstOrderOnly" } },
                target: "#coupon.open.firstOrderOnly",
                actions: ["keepOutput"],
                description: "answered(firstOrderOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#coupon.open.invalid",
                actions: ["keepOutput"],
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyCodes" } },
                target: "#coupon.open.tooManyCodes",
                actions: ["keepOutput"],
                description: "answered(tooManyCodes)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#coupon.open.tooManyRequests",
                actions: ["keepOutput"],
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#coupon.open.unforeseen",
                actions: ["keepOutput"],
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "pending",
            "code.submitted": [{ target: "#coupon.submitting", actions: "keepTyped" }],
          },
        },
      },
    },
  },
});
