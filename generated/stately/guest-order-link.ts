// Written by `npm run generate` from machines/after-sale/guest-order-link/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const guestOrderLinkMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "link.requested" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {} },
  actors: { sendGuestOrderLink: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "guestOrderLink",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, invalid: {}, tooManyRequests: {}, unforeseen: {} },
      on: { "link.requested": [{ target: "#guestOrderLink.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "sendGuestOrderLink",
            src: "sendGuestOrderLink",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "sent" } },
                target: "#guestOrderLink.sent",
                actions: ["keepOutput"],
                description: "answered(sent)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#guestOrderLink.open.invalid",
                actions: ["keepOutput"],
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#guestOrderLink.open.tooManyRequests",
                actions: ["keepOutput"],
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#guestOrderLink.open.unforeseen",
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
            "link.requested": [{ target: "#guestOrderLink.submitting", actions: "keepTyped" }],
          },
        },
      },
    },
    sent: {},
  },
});
