import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type { LogInWithPasskeyOutput, PasskeyEvent } from "./passkey.contract.ts";

type Context = { seconds: number };

const passkey = setup({
  types: { context: {} as Context, events: {} as PasskeyEvent },
  actors: { logInWithPasskey: port<LogInWithPasskeyOutput>("logInWithPasskey") },
  actions: {
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    /** Starts the session that the passkey has opened. */
    logIn: effect<{ token: string }>(),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof passkey>();

export const passkeyMachine = passkey.createMachine({
  id: "passkey",
  initial: "offered",
  context: { seconds: 0 },
  states: {
    offered: {
      initial: "looking",
      states: {
        looking: {},
        cancelled: {},
        unsupported: {},
        notAccepted: {},
        inactive: {},
        tooMany: {},
        unforeseen: {},
      },
      on: { "passkey.chosen": "using" },
    },
    using: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "logInWithPasskey",
            src: "logInWithPasskey",
            onDone: answers<LogInWithPasskeyOutput>({
              loggedIn: {
                target: "#passkey.loggedIn",
                actions: { type: "logIn", params: ({ event }) => event.output },
              },
              cancelled: "#passkey.offered.cancelled",
              unsupported: "#passkey.offered.unsupported",
              passkeyNotAccepted: "#passkey.offered.notAccepted",
              userNotActive: "#passkey.offered.inactive",
              tooManyRequests: {
                target: "#passkey.offered.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#passkey.offered.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking", "passkey.chosen": "asking" } },
      },
    },
    /** The session loads its user. If that fails and the visitor comes back, they may choose again. */
    loggedIn: { on: { "passkey.chosen": "using" } },
  },
});
