import { setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  CloseInput,
  CloseOutput,
  PaymentIssueEvent,
  PaymentIssueFacts,
} from "./payment-issue.contract.ts";

const paymentIssue = setup({
  types: {
    input: {} as PaymentIssueFacts,
    context: {} as PaymentIssueFacts,
    events: {} as PaymentIssueEvent,
  },
  actors: { close: port<CloseOutput, CloseInput>("close") },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof paymentIssue>();

export const paymentIssueMachine = paymentIssue.createMachine({
  id: "paymentIssue",
  initial: "open",
  context: ({ input }) => input,
  states: {
    open: {
      initial: "looking",
      states: { looking: {}, unforeseen: {} },
      on: { "issue.closed": "closing" },
    },
    closing: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "close",
            src: "close",
            input: ({ context }) => context,
            onDone: answers<CloseOutput>({
              closed: "#paymentIssue.closed",
              ownCase: "#paymentIssue.ownCase",
              administratorsOnly: "#paymentIssue.notAllowed",
              unforeseen: "#paymentIssue.open.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    closed: {},
    ownCase: {},
    notAllowed: {},
  },
});
