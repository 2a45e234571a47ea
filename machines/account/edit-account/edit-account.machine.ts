import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type { User } from "#machines/account/session/session.contract.ts";
import type {
  EditAccountEvent,
  EditAccountFacts,
  FieldErrors,
  SaveAccountInput,
  SaveAccountOutput,
  TypedAccount,
} from "./edit-account.contract.ts";

type Context = EditAccountFacts & { typed: TypedAccount; fieldErrors: FieldErrors };

const editAccount = setup({
  types: { input: {} as EditAccountFacts, context: {} as Context, events: {} as EditAccountEvent },
  actors: { saveAccount: port<SaveAccountOutput, SaveAccountInput>("saveAccount") },
  actions: {
    keepTyped: assign((_, { firstName, lastName, languageId, tourLeadCode }: TypedAccount) => ({
      typed: { firstName, lastName, languageId, tourLeadCode },
    })),
    keepFieldErrors: assign((_, { fieldErrors }: { fieldErrors: FieldErrors }) => ({
      fieldErrors,
    })),
    keepSaved: assign(({ context }, { user }: { user: Omit<User, "token"> }) => ({
      hasTourLead: user.hasTourLead,
      typed: { ...context.typed, tourLeadCode: "" },
    })),
    /** The header shows the name. */
    tellSession: effect<{ user: Omit<User, "token"> }>(),
  },
  guards: { answered: hasOutcome },
});

const answers = createOutcomeTransitions<typeof editAccount>();

export const editAccountMachine = editAccount.createMachine({
  id: "editAccount",
  initial: "typing",
  context: ({ input }) => ({ ...input, typed: { ...input.account, tourLeadCode: "" }, fieldErrors: {} }),
  states: {
    typing: {
      initial: "editing",
      states: { editing: {}, saved: {}, refused: {}, unforeseen: {} },
      on: {
        "account.submitted": {
          target: "saving",
          actions: { type: "keepTyped", params: ({ event }) => event },
        },
      },
    },
    saving: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "saveAccount",
            src: "saveAccount",
            input: ({ context }) => context.typed,
            onDone: answers<SaveAccountOutput>({
              saved: {
                target: "#editAccount.typing.saved",
                actions: [
                  { type: "keepSaved", params: ({ event }) => event.output },
                  { type: "tellSession", params: ({ event }) => event.output },
                ],
              },
              invalid: {
                target: "#editAccount.typing.refused",
                actions: { type: "keepFieldErrors", params: ({ event }) => event.output },
              },
              unforeseen: "#editAccount.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "account.submitted": {
              target: "asking",
              actions: { type: "keepTyped", params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
