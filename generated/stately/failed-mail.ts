// Written by `npm run generate` from machines/administration/failed-mail/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const failedMailMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "mail.resent" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {} },
  actors: { resend: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "failedMail",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, unforeseen: {} },
      on: { "mail.resent": [{ target: "#failedMail.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "resend",
            src: "resend",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "queued" } },
                target: "#failedMail.queued",
                actions: ["keepOutput"],
                description: "answered(queued)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#failedMail.notFound",
                actions: ["keepOutput"],
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#failedMail.administratorsOnly",
                actions: ["keepOutput"],
                description: "answered(administratorsOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#failedMail.open.unforeseen",
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
    queued: {},
    notFound: {},
    administratorsOnly: {},
  },
});
