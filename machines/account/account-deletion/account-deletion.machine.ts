import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  AccountDeletionEvent,
  Debt,
  DeleteAccountInput,
  DeleteAccountOutput,
  StillOpen,
} from "./account-deletion.contract.ts";

/** `password` is stored only during the request and while it can be retried. */
type Context = {
  password: string | null;
  open: readonly StillOpen[];
  debts: readonly Debt[];
  seconds: number;
};

const deletion = setup({
  types: { context: {} as Context, events: {} as AccountDeletionEvent },
  actors: { deleteAccount: port<DeleteAccountOutput, DeleteAccountInput>("deleteAccount") },
  actions: {
    keepPassword: assign((_, { password }: { password: string }) => ({ password })),
    forgetPassword: assign({ password: null }),
    keepOpen: assign((_, { open }: { open: readonly StillOpen[] }) => ({ open })),
    keepDebts: assign((_, { debts }: { debts: readonly Debt[] }) => ({ debts })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    leave: effect(),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof deletion>();

export const accountDeletionMachine = deletion.createMachine({
  id: "accountDeletion",
  initial: "typing",
  context: { password: null, open: [], debts: [], seconds: 0 },
  states: {
    typing: {
      initial: "editing",
      states: {
        editing: {},
        incorrect: {},
        stillOpen: {},
        inDebt: {},
        lastAdministrator: {},
        tooMany: {},
        unforeseen: {},
      },
      on: {
        "deletion.submitted": {
          target: "deleting",
          actions: { type: "keepPassword", params: ({ event }) => event },
        },
      },
    },
    deleting: {
      exit: "forgetPassword",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "deleteAccount",
            src: "deleteAccount",
            input: ({ context }) => requestOf(context),
            onDone: answers<DeleteAccountOutput>({
              deleted: { target: "#accountDeletion.deleted", actions: "leave" },
              incorrectPassword: "#accountDeletion.typing.incorrect",
              stillOpen: {
                target: "#accountDeletion.typing.stillOpen",
                actions: { type: "keepOpen", params: ({ event }) => event.output },
              },
              commissionDebt: {
                target: "#accountDeletion.typing.inDebt",
                actions: { type: "keepDebts", params: ({ event }) => event.output },
              },
              lastAdministrator: "#accountDeletion.typing.lastAdministrator",
              tooManyRequests: {
                target: "#accountDeletion.typing.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#accountDeletion.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "deletion.submitted": {
              target: "asking",
              actions: { type: "keepPassword", params: ({ event }) => event },
            },
          },
        },
      },
    },
    deleted: { type: "final" },
  },
});

function requestOf({ password }: Context): DeleteAccountInput {
  if (password !== null) return { password };
  throw new Error("deleting without a password");
}
