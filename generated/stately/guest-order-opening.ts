// Written by `npm run generate` from machines/after-sale/guest-order-opening/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const guestOrderOpeningMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "order.opened" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {}, showOrder: () => {} },
  actors: { openGuestOrder: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "guestOrderOpening",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, unforeseen: {} },
      on: { "order.opened": [{ target: "#guestOrderOpening.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "openGuestOrder",
            src: "openGuestOrder",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "opened" } },
                target: "#guestOrderOpening.opened",
                actions: ["keepOutput", "showOrder"],
                description: "answered(opened)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#guestOrderOpening.tokenInvalid",
                actions: ["keepOutput"],
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenExpired" } },
                target: "#guestOrderOpening.tokenExpired",
                actions: ["keepOutput"],
                description: "answered(tokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "orderKept" } },
                target: "#guestOrderOpening.orderKept",
                actions: ["keepOutput"],
                description: "answered(orderKept)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#guestOrderOpening.open.unforeseen",
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
    opened: {},
    tokenInvalid: {},
    tokenExpired: {},
    orderKept: {},
  },
});
