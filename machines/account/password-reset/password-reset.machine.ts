import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  PasswordResetEvent,
  PasswordResetFacts,
  ResetPasswordInput,
  ResetPasswordOutput,
} from "./password-reset.contract.ts";

/** `password` is stored only during the request and while it can be retried. `seconds`: time to wait after too many attempts. */
type Context = PasswordResetFacts & { password: string | null; seconds: number };
type Typed = { password: string; repeated: string };

const reset = setup({
  types: { input: {} as PasswordResetFacts, context: {} as Context, events: {} as PasswordResetEvent },
  actors: { resetPassword: port<ResetPasswordOutput, ResetPasswordInput>("resetPassword") },
  actions: {
    keepPassword: assign((_, { password }: Typed) => ({ password })),
    forgetPassword: assign({ password: null }),
    rememberSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    /** Every session has ended, in this browser too. */
    goToLogin: effect(),
  },
  guards: {
    answered: hasOutcome,
    hasToken: ({ context }) => context.token !== null,
    isRepeated: (_, { password, repeated }: Typed) => password === repeated,
  },
});

const answers = createOutcomeTransitions<typeof reset>();

const typing = reset.createStateConfig({
  initial: "editing",
  states: {
    editing: {},
    different: {},
    weakPassword: {},
    commonPassword: {},
    personalPassword: {},
    tooMany: {},
    unforeseen: {},
  },
  on: {
    "reset.submitted": [
      {
        guard: { type: "isRepeated", params: ({ event }) => event },
        target: "resetting",
        actions: { type: "keepPassword", params: ({ event }) => event },
      },
      { target: ".different" },
    ],
  },
});

export const passwordResetMachine = reset.createMachine({
  id: "passwordReset",
  initial: "arriving",
  context: ({ input }) => ({ ...input, password: null, seconds: 0 }),
  states: {
    arriving: { always: [{ guard: "hasToken", target: "typing" }, { target: "linkInvalid" }] },
    typing,
    resetting: {
      exit: "forgetPassword",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "resetPassword",
            src: "resetPassword",
            input: ({ context }) => requestOf(context),
            onDone: answers<ResetPasswordOutput>({
              reset: { target: "#passwordReset.done", actions: "goToLogin" },
              tokenInvalid: "#passwordReset.linkInvalid",
              passwordWeak: "#passwordReset.typing.weakPassword",
              passwordCommon: "#passwordReset.typing.commonPassword",
              passwordPersonal: "#passwordReset.typing.personalPassword",
              tooManyRequests: {
                target: "#passwordReset.typing.tooMany",
                actions: { type: "rememberSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#passwordReset.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "reset.submitted": [
              {
                guard: { type: "isRepeated", params: ({ event }) => event },
                target: "asking",
                actions: { type: "keepPassword", params: ({ event }) => event },
              },
              { target: "#passwordReset.typing.different" },
            ],
          },
        },
      },
    },
    linkInvalid: {},
    done: {},
  },
});

function requestOf({ token, password }: Context): ResetPasswordInput {
  if (token !== null && password !== null) return { token, password };
  throw new Error("resetting without a token or a password");
}
