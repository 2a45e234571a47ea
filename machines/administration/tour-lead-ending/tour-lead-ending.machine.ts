import { setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type { EndOutput, TourLeadEndingEvent, TourLeadEndingFacts } from "./tour-lead-ending.contract.ts";

const ending = setup({
  types: {
    input: {} as TourLeadEndingFacts,
    context: {} as TourLeadEndingFacts,
    events: {} as TourLeadEndingEvent,
  },
  actors: { end: port<EndOutput, TourLeadEndingFacts>("end") },
  actions: {
    refreshLeads: effect(),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof ending>();

export const tourLeadEndingMachine = ending.createMachine({
  id: "tourLeadEnding",
  initial: "waiting",
  context: ({ input }) => input,
  states: {
    waiting: {
      initial: "quiet",
      states: { quiet: {}, unforeseen: {} },
      on: { "ending.requested": "confirming" },
    },
    confirming: { on: { "ending.confirmed": "ending", "ending.cancelled": "waiting" } },
    ending: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "end",
            src: "end",
            input: ({ context }) => context,
            onDone: answers<EndOutput>({
              ended: "#tourLeadEnding.ended",
              notFound: "#tourLeadEnding.gone",
              ownCase: "#tourLeadEnding.ownCase",
              administratorsOnly: "#tourLeadEnding.notAllowed",
              unforeseen: "#tourLeadEnding.waiting.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    ended: { entry: "refreshLeads" },
    gone: {},
    ownCase: {},
    notAllowed: {},
  },
});
