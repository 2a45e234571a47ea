// Written by `npm run generate` from machines/after-sale/order-keeping/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const orderKeepingMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "order.kept" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {}, refreshOrder: () => {} },
  actors: { keepOrder: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "orderKeeping",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, tooManyRequests: {}, unforeseen: {} },
      on: { "order.kept": [{ target: "#orderKeeping.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "keepOrder",
            src: "keepOrder",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "asked" } },
                target: "#orderKeeping.asked",
                actions: ["keepOutput"],
                description: "answered(asked)",
              },
              {
                guard: { type: "answered", params: { outcome: "kept" } },
                target: "#orderKeeping.kept",
                actions: ["keepOutput"],
                description: "answered(kept)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#orderKeeping.tokenInvalid",
                actions: ["keepOutput"],
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenExpired" } },
                target: "#orderKeeping.tokenExpired",
                actions: ["keepOutput"],
                description: "answered(tokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "guestTokenExpired" } },
                target: "#orderKeeping.guestTokenExpired",
                actions: ["keepOutput", "refreshOrder"],
                description: "answered(guestTokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#orderKeeping.open.tooManyRequests",
                actions: ["keepOutput"],
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#orderKeeping.open.unforeseen",
                actions: ["keepOutput"],
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "pending" } },
      },
    },
    asked: {},
    kept: {},
    tokenInvalid: {},
    tokenExpired: {},
    guestTokenExpired: {},
  },
});
