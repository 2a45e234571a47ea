import { assign, setup } from "xstate";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  ProveOutput,
  Registration,
  ResendInput,
  ResendOutput,
  SignUpEvent,
  SignUpFacts,
  SignUpInput,
  SignUpOutput,
} from "./sign-up.contract.ts";

/**
 * `captcha` is stored only during a sign-up and while it can be retried, `password` also while the email can be sent
 * again. `detail`: why it was not sent.
 */
type Context = SignUpFacts & {
  email: string;
  password: string | null;
  captcha: string | null;
  isProvenAgain: boolean;
  seconds: number;
  detail: string;
};

const signUp = setup({
  types: { input: {} as SignUpFacts, context: {} as Context, events: {} as SignUpEvent },
  actors: {
    prove: port<ProveOutput>("prove"),
    signUp: port<SignUpOutput, SignUpInput>("signUp"),
    resendConfirmation: port<ResendOutput, ResendInput>("resendConfirmation"),
  },
  actions: {
    keepRegistration: assign((_, { email, password }: Registration) => ({ email, password })),
    keepProof: assign((_, { captcha }: ProveOutput) => ({ captcha })),
    keepProvenAgain: assign({ isProvenAgain: true }),
    forgetProof: assign({ captcha: null, isProvenAgain: false, seconds: 0 }),
    forgetPassword: assign({ password: null }),
    keepDetail: assign((_, { detail }: { detail: string }) => ({ detail })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    goToLogin: effect<{ email: string }>(),
  },
  guards: {
    answered: hasOutcome,
    isProvenAgain: ({ context }) => context.isProvenAgain,
  },
});

const answers = createOutcomeTransitions<typeof signUp>();

const typing = signUp.createStateConfig({
  entry: "forgetPassword",
  initial: "editing",
  states: {
    editing: {},
    registeredAlready: {
      on: {
        "login.chosen": {
          actions: { type: "goToLogin", params: ({ context }) => ({ email: context.email }) },
        },
      },
    },
    weakPassword: {},
    commonPassword: {},
    personalPassword: {},
    incorrect: {},
    unproven: {},
    tooMany: {},
    unforeseen: {},
  },
  on: {
    "signUp.submitted": {
      target: "signingUp",
      actions: { type: "keepRegistration", params: ({ event }) => event },
    },
  },
});

const signingUp = signUp.createStateConfig({
  exit: "forgetProof",
  initial: "proving",
  states: {
    proving: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "prove",
            src: "prove",
            onDone: {
              target: "#signUp.signingUp.registering",
              actions: { type: "keepProof", params: ({ event }) => event.output },
            },
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "signUp.submitted": {
              target: "#signUp.signingUp",
              actions: { type: "keepRegistration", params: ({ event }) => event },
            },
          },
        },
      },
    },
    registering: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "signUp",
            src: "signUp",
            input: ({ context }) => registrationOf(context),
            onDone: answers<SignUpOutput>({
              registered: "#signUp.registered",
              emailRegistered: "#signUp.typing.registeredAlready",
              passwordWeak: "#signUp.typing.weakPassword",
              passwordCommon: "#signUp.typing.commonPassword",
              passwordPersonal: "#signUp.typing.personalPassword",
              invalid: "#signUp.typing.incorrect",
              captchaInvalid: [
                { guard: "isProvenAgain", target: "#signUp.typing.unproven" },
                { target: "#signUp.signingUp.proving", actions: "keepProvenAgain" },
              ],
              tooManyRequests: {
                target: "#signUp.typing.tooMany",
                actions: { type: "keepSeconds", params: ({ event }) => event.output },
              },
              unforeseen: "#signUp.typing.unforeseen",
            }),
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "#signUp.signingUp.proving",
            "signUp.submitted": {
              target: "#signUp.signingUp",
              actions: { type: "keepRegistration", params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

const registered = signUp.createStateConfig({
  initial: "settled",
  states: {
    settled: {},
    resending: {
      invoke: {
        id: "resendConfirmation",
        src: "resendConfirmation",
        input: ({ context: { email, password, returnTo } }) => ({
          username: email,
          password: password ?? "",
          returnTo,
        }),
        onDone: answers<ResendOutput>({
          sent: "resent",
          refused: {
            target: "refused",
            actions: { type: "keepDetail", params: ({ event }) => event.output },
          },
          unforeseen: "unforeseen",
        }),
        onError: "unreachable",
      },
      on: { "resend.requested": {} },
    },
    resent: {},
    refused: {},
    unforeseen: {},
    unreachable: {},
  },
  on: {
    "resend.requested": ".resending",
    "other.chosen": "typing",
  },
});

export const signUpMachine = signUp.createMachine({
  id: "signUp",
  initial: "typing",
  context: ({ input }) => ({
    ...input,
    email: "",
    password: null,
    captcha: null,
    isProvenAgain: false,
    seconds: 0,
    detail: "",
  }),
  states: {
    typing,
    signingUp,
    registered,
  },
});

function registrationOf({ email, password, captcha, returnTo }: Context): SignUpInput {
  if (password !== null && captcha !== null) return { email, password, captcha, returnTo };
  throw new Error("signing up without a password or a proof");
}
