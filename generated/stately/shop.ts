// Written by `npm run generate` from machines/shell/shop/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const shopMachine = setup({
  types: {
    context: {} as { gate: unknown; entered: boolean; word: unknown; seconds: number; tourLeadCode: unknown },
    events: {} as
      | { type: "tourLead.arrived" }
      | { type: "entrance.requested" }
      | { type: "session.known" }
      | { type: "server.failed" }
      | { type: "trouble.dismissed" },
  },
  actions: { keepCode: () => {}, keepTourLeadCode: () => {}, keepSeconds: () => {}, keepWord: () => {} },
  actors: { enterShop: fromPromise(async () => {}) },
  guards: { isLetIn: () => false, answered: () => false, isCustomer: () => false },
}).createMachine({
  id: "shop",
  context: { gate: null, entered: false, word: null, seconds: 0, tourLeadCode: null },
  type: "parallel",
  on: { "tourLead.arrived": { actions: ["keepCode", "keepTourLeadCode"] } },
  states: {
    gate: {
      initial: "deciding",
      states: {
        deciding: { always: [{ guard: "isLetIn", target: "open" }, { target: "outside" }] },
        outside: {
          initial: "waiting",
          states: {
            waiting: {},
            wrongWord: {},
            tooMany: {},
            unforeseen: {},
            entering: {
              initial: "asking",
              states: {
                asking: {
                  invoke: {
                    id: "enterShop",
                    src: "enterShop",
                    onDone: [
                      {
                        guard: { type: "answered", params: { outcome: "entered" } },
                        target: "#shop.gate.open",
                        description: "answered(entered)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "wrongWord" } },
                        target: "#shop.gate.outside.wrongWord",
                        description: "answered(wrongWord)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                        target: "#shop.gate.outside.tooMany",
                        actions: "keepSeconds",
                        description: "answered(tooManyRequests)",
                      },
                      {
                        guard: { type: "answered", params: { outcome: "unforeseen" } },
                        target: "#shop.gate.outside.unforeseen",
                        description: "answered(unforeseen)",
                      },
                    ],
                    onError: "unreachable",
                  },
                  on: { "entrance.requested": {} },
                },
                unreachable: {},
              },
            },
          },
          on: {
            "entrance.requested": { target: ".entering", actions: "keepWord" },
            "session.known": { guard: "isCustomer", target: "open" },
          },
        },
        open: {},
      },
    },
    trouble: {
      initial: "quiet",
      states: {
        quiet: { on: { "server.failed": "serverError" } },
        serverError: { on: { "trouble.dismissed": "quiet" } },
      },
    },
  },
});
