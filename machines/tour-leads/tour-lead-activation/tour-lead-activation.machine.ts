import { setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  ActivateOutput,
  TourLeadActivationEvent,
  TourLeadActivationFacts,
} from "./tour-lead-activation.contract.ts";

const activation = setup({
  types: {
    input: {} as TourLeadActivationFacts,
    context: {} as TourLeadActivationFacts,
    events: {} as TourLeadActivationEvent,
  },
  actors: { activate: port<ActivateOutput, TourLeadActivationFacts>("activate") },
  actions: {
    refreshLeads: effect(),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof activation>();

export const tourLeadActivationMachine = activation.createMachine({
  id: "tourLeadActivation",
  initial: "waiting",
  context: ({ input }) => input,
  states: {
    waiting: {
      initial: "quiet",
      states: { quiet: {}, unforeseen: {} },
      on: { "activation.requested": "activating" },
    },
    activating: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "activate",
            src: "activate",
            input: ({ context }) => context,
            onDone: answers<ActivateOutput>({
              active: "#tourLeadActivation.active",
              notRegistered: "#tourLeadActivation.notRegistered",
              membershipEnded: "#tourLeadActivation.ended",
              notFound: "#tourLeadActivation.gone",
              ownCase: "#tourLeadActivation.ownCase",
              unforeseen: "#tourLeadActivation.waiting.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    active: { entry: "refreshLeads" },
    notRegistered: {},
    ended: {},
    gone: {},
    ownCase: {},
  },
});
