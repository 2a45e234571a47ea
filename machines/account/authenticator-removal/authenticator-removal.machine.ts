import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  Authenticator,
  AuthenticatorRemovalEvent,
  RemoveInput,
  RemoveOutput,
} from "./authenticator-removal.contract.ts";

type Context = { authenticator: Authenticator };

const removal = setup({
  types: { context: {} as Context, events: {} as AuthenticatorRemovalEvent },
  actors: { remove: port<RemoveOutput, RemoveInput>("remove") },
  actions: {
    keepAuthenticator: assign((_, { authenticator }: { authenticator: Authenticator }) => ({
      authenticator,
    })),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof removal>();

export const authenticatorRemovalMachine = removal.createMachine({
  id: "authenticatorRemoval",
  initial: "looking",
  context: { authenticator: { kind: "app" } },
  states: {
    looking: {
      initial: "reading",
      states: { reading: {}, removed: {}, last: {}, gone: {}, unforeseen: {} },
      on: {
        "authenticator.dismissed": {
          target: "removing",
          actions: { type: "keepAuthenticator", params: ({ event }) => event },
        },
      },
    },
    removing: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "remove",
            src: "remove",
            input: ({ context: { authenticator } }) => ({ authenticator }),
            onDone: answers<RemoveOutput>({
              removed: "#authenticatorRemoval.looking.removed",
              lastSecondFactor: "#authenticatorRemoval.looking.last",
              notFound: "#authenticatorRemoval.looking.gone",
              unforeseen: "#authenticatorRemoval.looking.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "authenticator.dismissed": {
              target: "asking",
              actions: { type: "keepAuthenticator", params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
