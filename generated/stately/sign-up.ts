// Written by `npm run generate` from machines/account/sign-up/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const signUpMachine = setup({
  types: {
    context: {} as {
      returnTo: unknown;
      email: string;
      password: unknown;
      captcha: unknown;
      isProvenAgain: boolean;
      seconds: number;
      detail: string;
    },
    events: {} as
      | { type: "signUp.submitted" }
      | { type: "login.chosen" }
      | { type: "retry.requested" }
      | { type: "resend.requested" }
      | { type: "other.chosen" },
  },
  actions: {
    forgetPassword: () => {},
    goToLogin: () => {},
    keepRegistration: () => {},
    forgetProof: () => {},
    keepProof: () => {},
    keepProvenAgain: () => {},
    keepSeconds: () => {},
    keepDetail: () => {},
  },
  actors: {
    prove: fromPromise(async () => {}),
    signUp: fromPromise(async () => {}),
    resendConfirmation: fromPromise(async () => {}),
  },
  guards: { answered: () => false, "answered(captchaInvalid) and isProvenAgain": () => false },
}).createMachine({
  id: "signUp",
  context: {
    returnTo: null,
    email: "",
    password: null,
    captcha: null,
    isProvenAgain: false,
    seconds: 0,
    detail: "",
  },
  initial: "typing",
  states: {
    typing: {
      entry: "forgetPassword",
      initial: "editing",
      states: {
        editing: {},
        registeredAlready: { on: { "login.chosen": { actions: "goToLogin" } } },
        weakPassword: {},
        commonPassword: {},
        personalPassword: {},
        incorrect: {},
        unproven: {},
        tooMany: {},
        unforeseen: {},
      },
      on: { "signUp.submitted": { target: "signingUp", actions: "keepRegistration" } },
    },
    signingUp: {
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
                onDone: { target: "#signUp.signingUp.registering", actions: "keepProof" },
                onError: "unreachable",
              },
            },
            unreachable: {
              on: {
                "retry.requested": "asking",
                "signUp.submitted": { target: "#signUp.signingUp", actions: "keepRegistration" },
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
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "registered" } },
                    target: "#signUp.registered",
                    description: "answered(registered)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "emailRegistered" } },
                    target: "#signUp.typing.registeredAlready",
                    description: "answered(emailRegistered)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "passwordWeak" } },
                    target: "#signUp.typing.weakPassword",
                    description: "answered(passwordWeak)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "passwordCommon" } },
                    target: "#signUp.typing.commonPassword",
                    description: "answered(passwordCommon)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "passwordPersonal" } },
                    target: "#signUp.typing.personalPassword",
                    description: "answered(passwordPersonal)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "invalid" } },
                    target: "#signUp.typing.incorrect",
                    description: "answered(invalid)",
                  },
                  { guard: "answered(captchaInvalid) and isProvenAgain", target: "#signUp.typing.unproven" },
                  {
                    guard: { type: "answered", params: { outcome: "captchaInvalid" } },
                    target: "#signUp.signingUp.proving",
                    actions: "keepProvenAgain",
                    description: "answered(captchaInvalid)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                    target: "#signUp.typing.tooMany",
                    actions: "keepSeconds",
                    description: "answered(tooManyRequests)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#signUp.typing.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
            },
            unreachable: {
              on: {
                "retry.requested": "#signUp.signingUp.proving",
                "signUp.submitted": { target: "#signUp.signingUp", actions: "keepRegistration" },
              },
            },
          },
        },
      },
    },
    registered: {
      initial: "settled",
      states: {
        settled: {},
        resending: {
          invoke: {
            id: "resendConfirmation",
            src: "resendConfirmation",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "sent" } },
                target: "resent",
                description: "answered(sent)",
              },
              {
                guard: { type: "answered", params: { outcome: "refused" } },
                target: "refused",
                actions: "keepDetail",
                description: "answered(refused)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
          on: { "resend.requested": {} },
        },
        resent: {},
        refused: {},
        unforeseen: {},
        unreachable: {},
      },
      on: { "resend.requested": ".resending", "other.chosen": "typing" },
    },
  },
});
