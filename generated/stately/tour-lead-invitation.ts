// Written by `npm run generate` from machines/administration/tour-lead-invitation/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const tourLeadInvitationMachine = setup({
  types: {
    context: {} as { facts: unknown; typed: unknown; output: unknown },
    events: {} as { type: "invitation.submitted" } | { type: "retry.requested" },
  },
  actions: { keepTyped: () => {}, keepOutput: () => {}, refreshLeads: () => {} },
  actors: { invite: fromPromise(async () => {}) },
  guards: { answered: () => false },
}).createMachine({
  id: "tourLeadInvitation",
  context: { facts: null, typed: null, output: null },
  initial: "open",
  states: {
    open: {
      initial: "idle",
      states: {
        idle: {},
        invited: {},
        invalid: {},
        alreadyRegistered: {},
        tooManyRequests: {},
        unforeseen: {},
      },
      on: { "invitation.submitted": [{ target: "#tourLeadInvitation.submitting", actions: "keepTyped" }] },
      always: [],
    },
    submitting: {
      initial: "pending",
      exit: [],
      states: {
        pending: {
          invoke: {
            id: "invite",
            src: "invite",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "invited" } },
                target: "#tourLeadInvitation.open.invited",
                actions: ["keepOutput", "refreshLeads"],
                description: "answered(invited)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#tourLeadInvitation.open.invalid",
                actions: ["keepOutput"],
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "alreadyRegistered" } },
                target: "#tourLeadInvitation.open.alreadyRegistered",
                actions: ["keepOutput", "refreshLeads"],
                description: "answered(alreadyRegistered)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#tourLeadInvitation.open.tooManyRequests",
                actions: ["keepOutput"],
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#tourLeadInvitation.open.unforeseen",
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
            "invitation.submitted": [{ target: "#tourLeadInvitation.submitting", actions: "keepTyped" }],
          },
        },
      },
    },
  },
});
