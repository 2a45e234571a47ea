import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  BankAccount,
  BankAccountEvent,
  BankAccountFacts,
  KeepAccountInput,
  KeepAccountOutput,
  TypedAccount,
  WrongFields,
} from "./bank-account.contract.ts";

/** `typed` is stored only during the request and while it can be retried. */
type Context = BankAccountFacts & { typed: TypedAccount | null; wrong: WrongFields; seconds: number };

const bankAccount = setup({
  types: { input: {} as BankAccountFacts, context: {} as Context, events: {} as BankAccountEvent },
  actors: { keepAccount: port<KeepAccountOutput, KeepAccountInput>("keepAccount") },
  actions: {
    keepTyped: assign((_, { holder, iban, password }: TypedAccount) => ({
      typed: { holder, iban, password },
    })),
    forgetTyped: assign({ typed: null }),
    showAccount: assign((_, { account }: { account: BankAccount }) => ({ account })),
    keepWrong: assign((_, { fields }: { fields: WrongFields }) => ({ wrong: fields })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
  },
  guards: { answered: hasOutcome, hasAccount: ({ context }) => context.account !== null },
});

const answers = createOutcomeTransitions<typeof bankAccount>();

export const bankAccountMachine = bankAccount.createMachine({
  id: "bankAccount",
  initial: "sorting",
  context: ({ input }) => ({
    ...input,
    typed: null,
    wrong: { holder: null, iban: null },
    seconds: 0,
  }),
  states: {
    sorting: { always: [{ guard: "hasAccount", target: "shown" }, "typing"] },
    shown: {
      initial: "resting",
      states: { resting: {}, kept: {} },
      on: { "change.requested": "typing" },
    },
    typing: {
      initial: "editing",
      states: {
        editing: {},
        wrong: {},
        incorrect: {},
        accountThere: {},
        tooMany: {},
        unforeseen: {},
      },
      on: {
        "account.submitted": {
          target: "keeping",
          actions: { type: "keepTyped", params: ({ event }) => event },
        },
        "change.left": { guard: "hasAccount", target: "shown" },
      },
    },
    keeping: {
      exit: "forgetTyped",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "keepAccount",
            src: "keepAccount",
            input: ({ context }) => accountOf(context),
            onDone: answers<KeepAccountOutput>({
              kept: {
                target: "#bankAccount.shown.kept",
                actions: { type: "showAccount", params: ({ event }) => event.output },
              },
              invalid: {
                target: "#bankAccount.typing.wrong",
                actions: { type: "keepWrong", params: ({ event }) => event.output },
              },
              incorrectPassword: "#bankAccount.typing.incorrect",
              passwordNeeded: {
                target: "#bankAccount.typing.accountThere",
                actions: { type: "showAccount", params: ({ event }) => event.output },
              },
              notATourLead: "#bankAccount.notAllowed",
              tooManyRequests: {
                target: "#bankAccount.typing.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#bankAccount.typing.unforeseen",
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
    notAllowed: {},
  },
});

function accountOf({ typed, account }: Context): KeepAccountInput {
  if (!typed) throw new Error("keeping an account that nobody typed");
  return { ...typed, password: account ? typed.password : null };
}
