import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  MarkInput,
  MarkOutput,
  PayoutMarkingEvent,
  PayoutMarkingFacts,
  PayoutResult,
} from "./payout-marking.contract.ts";

type Context = PayoutMarkingFacts & { result: PayoutResult };

const payoutMarking = setup({
  types: { input: {} as PayoutMarkingFacts, context: {} as Context, events: {} as PayoutMarkingEvent },
  actors: { mark: port<MarkOutput, MarkInput>("mark") },
  actions: { keepResult: assign((_, { result }: { result: PayoutResult }) => ({ result })) },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof payoutMarking>();

export const payoutMarkingMachine = payoutMarking.createMachine({
  id: "payoutMarking",
  initial: "choosing",
  context: ({ input }) => ({ ...input, result: "paid" }),
  states: {
    choosing: {
      initial: "looking",
      states: { looking: {}, unforeseen: {} },
      on: {
        "result.chosen": {
          target: "confirming",
          actions: { type: "keepResult", params: ({ event }) => event },
        },
      },
    },
    confirming: { on: { "result.confirmed": "marking", "result.left": "choosing" } },
    marking: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "mark",
            src: "mark",
            input: ({ context: { payoutId, result } }) => ({ payoutId, result }),
            onDone: answers<MarkOutput>({
              marked: "#payoutMarking.marked",
              payoutDecided: "#payoutMarking.overtaken",
              ownCase: "#payoutMarking.ownCase",
              administratorsOnly: "#payoutMarking.notAllowed",
              unforeseen: "#payoutMarking.choosing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    marked: {},
    overtaken: {},
    ownCase: {},
    notAllowed: {},
  },
});
