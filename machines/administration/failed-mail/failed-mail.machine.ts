import { setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type { ResendInput, ResendOutput, FailedMailEvent, FailedMailFacts } from "./failed-mail.contract.ts";

const failedMail = setup({
  types: {
    input: {} as FailedMailFacts,
    context: {} as FailedMailFacts,
    events: {} as FailedMailEvent,
  },
  actors: { resend: port<ResendOutput, ResendInput>("resend") },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof failedMail>();

export const failedMailMachine = failedMail.createMachine({
  id: "failedMail",
  initial: "open",
  context: ({ input }) => input,
  states: {
    open: {
      initial: "looking",
      states: { looking: {}, unforeseen: {} },
      on: { "mail.resent": "sending" },
    },
    sending: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "resend",
            src: "resend",
            input: ({ context }) => context,
            onDone: answers<ResendOutput>({
              queued: "#failedMail.queued",
              notFound: "#failedMail.gone",
              administratorsOnly: "#failedMail.notAllowed",
              unforeseen: "#failedMail.open.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    queued: {},
    gone: {},
    notAllowed: {},
  },
});
