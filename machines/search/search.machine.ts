import { assign, setup } from "xstate";
import { searchPause } from "../../domain/figures.ts";
import { answered, answersOf } from "../outcome.ts";
import { port } from "../port.ts";
import type { SearchEvent, SuggestInput, SuggestOutput, Suggestions } from "./search.contract.ts";

/** `suggestions` stay on the screen until there are others. */
type Context = { term: string; suggestions: Suggestions | null };

const search = setup({
  types: { context: {} as Context, events: {} as SearchEvent },
  actors: { suggest: port<SuggestOutput, SuggestInput>("suggest") },
  actions: {
    keepTerm: assign((_, { term }: { term: string }) => ({ term: term.trim() })),
    keepSuggestions: assign((_, { suggestions }: { suggestions: Suggestions }) => ({ suggestions })),
    clear: assign({ suggestions: null }),
  },
  guards: {
    answered,
    isEmpty: (_, { term }: { term: string }) => term.trim() === "",
    isTermKnown: ({ context }) => context.term !== "",
  },
  /** In milliseconds: when somebody who was typing is taken to have paused. */
  delays: { pause: searchPause },
});

const answers = answersOf<typeof search>();
const keepTerm = { type: "keepTerm" as const, params: ({ event }: { event: { term: string } }) => event };
const isEmpty = { type: "isEmpty" as const, params: ({ event }: { event: { term: string } }) => event };

export const searchMachine = search.createMachine({
  id: "search",
  initial: "closed",
  context: { term: "", suggestions: null },
  states: {
    closed: {
      entry: "clear",
      on: {
        /** The first letter is asked about at once. */
        "term.changed": [
          { guard: isEmpty, actions: keepTerm },
          { target: "open.asking", actions: keepTerm },
        ],
        "search.entered": { guard: "isTermKnown", target: "open.asking" },
      },
    },
    open: {
      initial: "asking",
      on: {
        "term.changed": [
          { guard: isEmpty, target: "closed", actions: keepTerm },
          { target: ".pausing", actions: keepTerm },
        ],
        "search.left": "closed",
      },
      states: {
        pausing: { after: { pause: "asking" } },
        /** Left when something else is typed, so an answer that comes late is not heard. */
        asking: {
          invoke: {
            id: "suggest",
            src: "suggest",
            input: ({ context: { term } }) => ({ term }),
            onDone: answers<SuggestOutput>({
              found: {
                target: "found",
                actions: { type: "keepSuggestions", params: ({ event }) => event.output },
              },
              nothing: { target: "nothing", actions: "clear" },
              unforeseen: { target: "failed", actions: "clear" },
            }),
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
