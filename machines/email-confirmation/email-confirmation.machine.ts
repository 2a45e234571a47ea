import { assign, setup } from "xstate";
import { answered, answersOf } from "../outcome.ts";
import { effect, port } from "../port.ts";
import type {
  ConfirmEmailInput,
  ConfirmEmailOutput,
  EmailConfirmationEvent,
  EmailConfirmationFacts,
  SetFirstPasswordInput,
  SetFirstPasswordOutput,
} from "./email-confirmation.contract.ts";

/** `password` is kept only while it is being set or can be tried again. */
type Context = EmailConfirmationFacts & { password: string | null };
type Typed = { password: string; repeated: string };

const confirmation = setup({
  types: {
    input: {} as EmailConfirmationFacts,
    context: {} as Context,
    events: {} as EmailConfirmationEvent,
  },
  actors: {
    confirmEmail: port<ConfirmEmailOutput, ConfirmEmailInput>("confirmEmail"),
    setFirstPassword: port<SetFirstPasswordOutput, SetFirstPasswordInput>("setFirstPassword"),
  },
  actions: {
    keepPassword: assign((_, { password }: Typed) => ({ password })),
    forgetPassword: assign({ password: null }),
    /** Whoever is logged in in this browser logs in again, as the one who confirmed. */
    forgetUser: effect(),
  },
  guards: {
    answered,
    hasToken: ({ context }) => context.token !== null,
    hasAccount: ({ context }) => context.account !== null,
    isRepeated: (_, { password, repeated }: Typed) => password === repeated,
  },
});

const answers = answersOf<typeof confirmation>();

/** Nothing happens before the button: a mail program's preview confirms nothing. */
const offering = confirmation.createStateConfig({
  initial: "idle",
  states: { idle: {}, unforeseen: {} },
  on: { "confirmation.requested": "confirming" },
});

const confirming = confirmation.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "confirmEmail",
        src: "confirmEmail",
        input: ({ context: { token } }) => ({ token: given(token) }),
        onDone: answers<ConfirmEmailOutput>({
          confirmed: { target: "#emailConfirmation.over.confirmed", actions: "forgetUser" },
          unknown: "#emailConfirmation.over.unknown",
          expired: "#emailConfirmation.over.expired",
          used: "#emailConfirmation.over.used",
          unforeseen: "#emailConfirmation.offering.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: { on: { "retry.requested": "asking", "confirmation.requested": "asking" } },
  },
});

const choosing = confirmation.createStateConfig({
  initial: "editing",
  states: { editing: {}, different: {}, weakPassword: {}, unforeseen: {} },
  on: {
    "password.submitted": [
      {
        guard: { type: "isRepeated", params: ({ event }) => event },
        target: "setting",
        actions: { type: "keepPassword", params: ({ event }) => event },
      },
      { target: ".different" },
    ],
  },
});

const setting = confirmation.createStateConfig({
  exit: "forgetPassword",
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "setFirstPassword",
        src: "setFirstPassword",
        input: ({ context: { account, password } }) => ({
          account: given(account),
          password: given(password),
        }),
        onDone: answers<SetFirstPasswordOutput>({
          confirmed: { target: "#emailConfirmation.over.confirmed", actions: "forgetUser" },
          unknown: "#emailConfirmation.over.unknown",
          expired: "#emailConfirmation.over.expired",
          used: "#emailConfirmation.over.used",
          weakPassword: "#emailConfirmation.choosing.weakPassword",
          unforeseen: "#emailConfirmation.choosing.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: {
      on: {
        "retry.requested": "asking",
        "password.submitted": [
          {
            guard: { type: "isRepeated", params: ({ event }) => event },
            target: "asking",
            actions: { type: "keepPassword", params: ({ event }) => event },
          },
          { target: "#emailConfirmation.choosing.different" },
        ],
      },
    },
  },
});

export const emailConfirmationMachine = confirmation.createMachine({
  id: "emailConfirmation",
  initial: "arriving",
  context: ({ input }) => ({ ...input, password: null }),
  states: {
    arriving: {
      always: [
        { guard: "hasToken", target: "offering" },
        { guard: "hasAccount", target: "choosing" },
        { target: "over.unknown" },
      ],
    },
    offering,
    confirming,
    choosing,
    setting,
    over: { initial: "unknown", states: { confirmed: {}, unknown: {}, expired: {}, used: {} } },
  },
});

function given(value: string | null): string {
  if (value !== null) return value;
  throw new Error("confirming without what the mail carried");
}
