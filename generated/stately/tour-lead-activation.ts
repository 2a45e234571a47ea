// Written by `npm run generate` from machines/administration/tour-lead-activation/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const tourLeadActivationMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "activation.requested" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {}, refreshLeads: () => {} },
  actors: { activate: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "tourLeadActivation",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, unforeseen: {} },
      on: { "activation.requested": [{ target: "#tourLeadActivation.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "activate",
            src: "activate",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "active" } },
                target: "#tourLeadActivation.active",
                actions: ["keepOutput", "refreshLeads"],
                description: "answered(active)",
              },
              {
                guard: { type: "answered", params: { outcome: "notRegistered" } },
                target: "#tourLeadActivation.notRegistered",
                actions: ["keepOutput"],
                description: "answered(notRegistered)",
              },
              {
                guard: { type: "answered", params: { outcome: "membershipEnded" } },
                target: "#tourLeadActivation.membershipEnded",
                actions: ["keepOutput"],
                description: "answered(membershipEnded)",
              },
              {
                guard: { type: "answered", params: { outcome: "notFound" } },
                target: "#tourLeadActivation.notFound",
                actions: ["keepOutput"],
                description: "answered(notFound)",
              },
              {
                guard: { type: "answered", params: { outcome: "ownCase" } },
                target: "#tourLeadActivation.ownCase",
                actions: ["keepOutput"],
                description: "answered(ownCase)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#tourLeadActivation.open.unforeseen",
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
    active: {},
    notRegistered: {},
    membershipEnded: {},
    notFound: {},
    ownCase: {},
  },
});
