// Written by `npm run generate` from machines/administration/tour-lead-ending/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const tourLeadEndingMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as
      | { type: "ending.requested" }
      | { type: "ending.confirmed" }
      | { type: "ending.cancelled" }
      | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {}, refreshLeads: () => {} },
  actors: { end: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "tourLeadEnding",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, unforeseen: {} },
      on: { "ending.requested": [{ target: "#tourLeadEnding.confirming", actions: "keepTyped" }] },
      always: [],
    },
    confirming: {
      on: { "ending.confirmed": "submitting", "ending.cancelled": { target: "open", actions: [] } },
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "end",
            src: "end",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "ended" } },
                target: "#tourLeadEnding.ended",
                actions: ["keepOutput", "refreshLeads"],
                description: "answered(ended)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#tourLeadEnding.notFound",
                actions: ["keepOutput"],
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "ownCase" } },
                target: "#tourLeadEnding.ownCase",
                actions: ["keepOutput"],
                description: "answered(ownCase)",
              },
              {
                guard: { type: "answered", params: { outcome: "administratorsOnly" } },
                target: "#tourLeadEnding.administratorsOnly",
                actions: ["keepOutput"],
                description: "answered(administratorsOnly)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#tourLeadEnding.open.unforeseen",
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
    ended: {},
    notFound: {},
    ownCase: {},
    administratorsOnly: {},
  },
});
