// Written by `npm run generate` from machines/shopping/search/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const searchMachine = setup({
  types: {
    context: {} as { term: string; suggestions: unknown; needs: unknown[] },
    events: {} as { type: "term.changed" } | { type: "search.entered" } | { type: "search.left" },
  },
  actions: { clear: () => {}, keepTerm: () => {}, keepNeeds: () => {}, keepSuggestions: () => {} },
  actors: { offerNeeds: fromPromise(async () => {}), suggest: fromPromise(async () => {}) },
  guards: { isEmpty: () => false, isTermKnown: () => false, answered: () => false },
  delays: { pause: 300 },
}).createMachine({
  id: "search",
  context: { term: "", suggestions: null, needs: [] },
  initial: "closed",
  states: {
    closed: {
      entry: "clear",
      on: {
        "term.changed": [
          { guard: "isEmpty", target: "open.offering", actions: "keepTerm" },
          { target: "open.asking", actions: "keepTerm" },
        ],
        "search.entered": [{ guard: "isTermKnown", target: "open.asking" }, { target: "open.offering" }],
      },
    },
    open: {
      initial: "asking",
      on: {
        "term.changed": [
          { guard: "isEmpty", target: ".offering", actions: "keepTerm" },
          { target: ".pausing", actions: "keepTerm" },
        ],
        "search.left": "closed",
      },
      states: {
        offering: {
          entry: "clear",
          invoke: {
            id: "offerNeeds",
            src: "offerNeeds",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "found" } },
                target: "offered",
                actions: "keepNeeds",
                description: "answered(found)",
              },
              {
                guard: { type: "answered", params: { outcome: "nothing" } },
                target: "bare",
                description: "answered(nothing)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "bare",
                description: "answered(unforeseen)",
              },
            ],
            onError: "bare",
          },
          on: {
            "term.changed": [
              { guard: "isEmpty", actions: "keepTerm" },
              { target: "asking", actions: "keepTerm" },
            ],
          },
        },
        offered: {
          on: {
            "term.changed": [
              { guard: "isEmpty", actions: "keepTerm" },
              { target: "asking", actions: "keepTerm" },
            ],
          },
        },
        bare: {
          on: {
            "term.changed": [
              { guard: "isEmpty", actions: "keepTerm" },
              { target: "asking", actions: "keepTerm" },
            ],
          },
        },
        pausing: { after: { pause: "asking" } },
        asking: {
          invoke: {
            id: "suggest",
            src: "suggest",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "found" } },
                target: "found",
                actions: "keepSuggestions",
                description: "answered(found)",
              },
              {
                guard: { type: "answered", params: { outcome: "nothing" } },
                target: "nothing",
                actions: "clear",
                description: "answered(nothing)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "failed",
                actions: "clear",
                description: "answered(unforeseen)",
              },
            ],
            onError: { target: "failed", actions: "clear" },
          },
        },
        found: {},
        nothing: {},
        failed: {},
      },
    },
  },
});
