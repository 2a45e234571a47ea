import { assign, setup } from "xstate";
import { searchDebounce } from "#domain/specified-values.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type { OfferedNeed } from "#domain/offered-needs.ts";
import type {
  OfferNeedsOutput,
  SearchEvent,
  SuggestInput,
  SuggestOutput,
  Suggestions,
} from "./search.contract.ts";

/** `suggestions` stay on the screen until there are new ones. */
type Context = { term: string; suggestions: Suggestions | null; needs: readonly OfferedNeed[] };

const search = setup({
  types: { context: {} as Context, events: {} as SearchEvent },
  actors: {
    suggest: port<SuggestOutput, SuggestInput>("suggest"),
    offerNeeds: port<OfferNeedsOutput, void>("offerNeeds"),
  },
  actions: {
    keepTerm: assign((_, { term }: { term: string }) => ({ term: term.trim() })),
    keepSuggestions: assign((_, { suggestions }: { suggestions: Suggestions }) => ({ suggestions })),
    keepNeeds: assign((_, { needs }: { needs: readonly OfferedNeed[] }) => ({ needs })),
    clear: assign({ suggestions: null }),
  },
  guards: {
    answered: hasOutcome,
    isEmpty: (_, { term }: { term: string }) => term.trim() === "",
    isTermKnown: ({ context }) => context.term !== "",
  },
  /** Milliseconds without typing. */
  delays: { pause: searchDebounce },
});

const answers = createOutcomeTransitions<typeof search>();
const keepTerm = { type: "keepTerm" as const, params: ({ event }: { event: { term: string } }) => event };
const isEmpty = { type: "isEmpty" as const, params: ({ event }: { event: { term: string } }) => event };

const firstLetter = {
  "term.changed": [
    { guard: isEmpty, actions: keepTerm },
    { target: "asking", actions: keepTerm },
  ],
} as const;

export const searchMachine = search.createMachine({
  id: "search",
  initial: "closed",
  context: { term: "", suggestions: null, needs: [] },
  states: {
    closed: {
      entry: "clear",
      on: {
        "term.changed": [
          { guard: isEmpty, target: "open.offering", actions: keepTerm },
          { target: "open.asking", actions: keepTerm },
        ],
        "search.entered": [{ guard: "isTermKnown", target: "open.asking" }, { target: "open.offering" }],
      },
    },
    open: {
      initial: "asking",
      on: {
        "term.changed": [
          { guard: isEmpty, target: ".offering", actions: keepTerm },
          { target: ".pausing", actions: keepTerm },
        ],
        "search.left": "closed",
      },
      states: {
        offering: {
          entry: "clear",
          invoke: {
            id: "offerNeeds",
            src: "offerNeeds",
            onDone: answers<OfferNeedsOutput>({
              found: {
                target: "offered",
                actions: { type: "keepNeeds", params: ({ event }) => event.output },
              },
              nothing: "bare",
              unforeseen: "bare",
            }),
            onError: "bare",
          },
          on: firstLetter,
        },
        offered: { on: firstLetter },
        bare: { on: firstLetter },
        pausing: { after: { pause: "asking" } },
        /** Typing leaves this state, so that a late response is ignored. */
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
