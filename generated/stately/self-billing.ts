// Written by `npm run generate` from machines/tour-leads/self-billing/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const selfBillingMachine = setup({
  types: {
    context: {} as { data: unknown; typed: unknown; wrong: unknown[] },
    events: {} as
      | { type: "form.requested" }
      | { type: "agreement.ended" }
      | { type: "agreement.given" }
      | { type: "form.left" }
      | { type: "retry.requested" },
  },
  actions: {
    keepTyped: () => {},
    forgetTyped: () => {},
    showData: () => {},
    keepWrong: () => {},
    forgetData: () => {},
  },
  actors: { keepAgreement: fromPromise(async () => {}), endAgreement: fromPromise(async () => {}) },
  guards: { hasAgreed: () => false, answered: () => false },
}).createMachine({
  id: "selfBilling",
  context: { data: null, typed: null, wrong: [] },
  initial: "sorting",
  states: {
    sorting: { always: [{ guard: "hasAgreed", target: "agreed" }, "offered"] },
    offered: { initial: "resting", states: { resting: {}, ended: {} }, on: { "form.requested": "typing" } },
    agreed: {
      initial: "resting",
      states: { resting: {}, kept: {} },
      on: { "form.requested": "typing", "agreement.ended": "ending" },
    },
    typing: {
      initial: "editing",
      states: { editing: {}, wrong: {}, unforeseen: {} },
      on: { "agreement.given": { target: "keeping", actions: "keepTyped" }, "form.left": "sorting" },
    },
    keeping: {
      exit: "forgetTyped",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "keepAgreement",
            src: "keepAgreement",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "kept" } },
                target: "#selfBilling.agreed.kept",
                actions: "showData",
                description: "answered(kept)",
              },
              {
                guard: { type: "answered", params: { outcome: "invalid" } },
                target: "#selfBilling.typing.wrong",
                actions: "keepWrong",
                description: "answered(invalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "notATourLead" } },
                target: "#selfBilling.notAllowed",
                description: "answered(notATourLead)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#selfBilling.typing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: { "retry.requested": "asking", "agreement.given": { target: "asking", actions: "keepTyped" } },
        },
      },
    },
    ending: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "endAgreement",
            src: "endAgreement",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "ended" } },
                target: "#selfBilling.offered.ended",
                actions: "forgetData",
                description: "answered(ended)",
              },
              {
                guard: { type: "answered", params: { outcome: "notATourLead" } },
                target: "#selfBilling.notAllowed",
                description: "answered(notATourLead)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
        unforeseen: { on: { "agreement.ended": "asking" } },
      },
    },
    notAllowed: {},
  },
});
