// Written by `npm run generate` from machines/tour-leads/payout/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const payoutMachine = setup({
  types: {
    context: {} as { balances: unknown; ibanEnd: unknown; currency: unknown; typed: string; key: string },
    events: {} as
      | { type: "amount.submitted" }
      | { type: "payout.confirmed" }
      | { type: "payout.left" }
      | { type: "retry.requested" }
      | { type: "another.requested" },
  },
  actions: {
    keepTyped: () => {},
    takeFromBalance: () => {},
    keepBalance: () => {},
    keepMinimum: () => {},
    forgetAmount: () => {},
  },
  actors: { requestPayout: fromPromise(async () => {}) },
  guards: {
    hasEnough: () => false,
    isNoAmount: () => false,
    isBelowMinimum: () => false,
    isAboveBalance: () => false,
    answered: () => false,
  },
}).createMachine({
  id: "payout",
  context: { balances: null, ibanEnd: null, currency: null, typed: "", key: "" },
  initial: "sorting",
  states: {
    sorting: { always: [{ guard: "hasEnough", target: "entering" }, "tooLittle"] },
    tooLittle: {},
    entering: {
      initial: "editing",
      states: {
        editing: {},
        checking: {
          always: [
            { guard: "isNoAmount", target: "noAmount" },
            { guard: "isBelowMinimum", target: "belowMinimum" },
            { guard: "isAboveBalance", target: "aboveBalance" },
            "#payout.confirming",
          ],
        },
        noAmount: {},
        belowMinimum: {},
        aboveBalance: {},
        balanceChanged: {},
        noAccount: {},
        unforeseen: {},
      },
      on: { "amount.submitted": { target: ".checking", actions: "keepTyped" } },
    },
    confirming: { on: { "payout.confirmed": "requesting", "payout.left": "entering" } },
    requesting: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "requestPayout",
            src: "requestPayout",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "requested" } },
                target: "#payout.requested",
                actions: "takeFromBalance",
                description: "answered(requested)",
              },
              {
                guard: { type: "answered", params: { outcome: "balanceChanged" } },
                target: "#payout.entering.balanceChanged",
                actions: "keepBalance",
                description: "answered(balanceChanged)",
              },
              {
                guard: { type: "answered", params: { outcome: "belowMinimum" } },
                target: "#payout.entering.belowMinimum",
                actions: "keepMinimum",
                description: "answered(belowMinimum)",
              },
              {
                guard: { type: "answered", params: { outcome: "noBankAccount" } },
                target: "#payout.entering.noAccount",
                description: "answered(noBankAccount)",
              },
              {
                guard: { type: "answered", params: { outcome: "notATourLead" } },
                target: "#payout.notAllowed",
                description: "answered(notATourLead)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#payout.entering.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    requested: { on: { "another.requested": { target: "sorting", actions: "forgetAmount" } } },
    notAllowed: {},
  },
});
