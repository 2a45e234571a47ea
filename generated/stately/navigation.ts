// Written by `npm run generate` from machines/shell/navigation/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const navigationMachine = setup({
  types: {
    context: {} as { address: unknown },
    events: {} as
      | { type: "page.requested" }
      | { type: "page.failed" }
      | { type: "page.arrived" }
      | { type: "notice.dismissed" }
      | { type: "retry.requested" }
      | { type: "network.returned" }
      | { type: "reload.requested" },
  },
  actions: { keepAddress: () => {}, show: () => {}, leaveFor: () => {} },
  actors: { loadPage: fromPromise(async () => {}) },
  guards: { answered: () => false },
  delays: { moment: 150, pause: 5000 },
}).createMachine({
  id: "navigation",
  context: { address: null },
  initial: "idle",
  on: {
    "page.requested": { target: ".loading", actions: "keepAddress" },
    "page.failed": { target: ".loading.unreachable", actions: "keepAddress" },
    "page.arrived": ".idle",
  },
  states: {
    idle: {},
    loading: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "loadPage",
            src: "loadPage",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "loaded" } },
                target: "#navigation.idle",
                actions: "show",
                description: "answered(loaded)",
              },
              {
                guard: { type: "answered", params: { outcome: "newVersion" } },
                target: "#navigation.newVersion",
                description: "answered(newVersion)",
              },
              {
                guard: { type: "answered", params: { outcome: "broken" } },
                target: "#navigation.leaving",
                description: "answered(broken)",
              },
            ],
            onError: "#navigation.loading.unreachable",
          },
          initial: "unnoticed",
          states: { unnoticed: { after: { moment: "shown" } }, shown: {} },
        },
        unreachable: {
          initial: "waiting",
          states: {
            waiting: {
              after: { pause: "trying" },
              on: { "retry.requested": "trying", "network.returned": "trying" },
            },
            trying: {
              invoke: {
                id: "loadPage",
                src: "loadPage",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "loaded" } },
                    target: "#navigation.idle",
                    actions: "show",
                    description: "answered(loaded)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "newVersion" } },
                    target: "#navigation.newVersion",
                    description: "answered(newVersion)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "broken" } },
                    target: "#navigation.leaving",
                    description: "answered(broken)",
                  },
                ],
                onError: "#navigation.loading.unreachable",
              },
            },
          },
          on: { "notice.dismissed": "#navigation.idle" },
        },
      },
    },
    newVersion: { on: { "reload.requested": "leaving", "notice.dismissed": "idle" } },
    leaving: { entry: "leaveFor" },
  },
});
