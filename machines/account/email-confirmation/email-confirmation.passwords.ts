import type { ConfirmWithPasswordOutput, SetPasswordOutput } from "./email-confirmation.contract.ts";
import { answers, confirmation, given, linkArrows, linkOf } from "./email-confirmation.setup.ts";

/** In another browser than the sign-up's, the account's password or a new one proves that the email address's owner signed up. */
export const enteringPassword = confirmation.createStateConfig({
  initial: "editing",
  states: { editing: {}, incorrect: {}, tooMany: {}, unforeseen: {} },
  on: {
    "password.entered": {
      target: "verifyingPassword",
      actions: { type: "rememberPassword", params: ({ event }) => event },
    },
    "password.forgotten": "choosing",
  },
});

export const verifyingPassword = confirmation.createStateConfig({
  exit: "forgetPassword",
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "confirmWithPassword",
        src: "confirmWithPassword",
        input: ({ context: { token, password } }) => ({ token: given(token), password: given(password) }),
        onDone: answers<ConfirmWithPasswordOutput>({
          ...linkArrows,
          incorrectPassword: "#emailConfirmation.enteringPassword.incorrect",
          tooManyRequests: {
            target: "#emailConfirmation.enteringPassword.tooMany",
            actions: { type: "rememberSeconds", params: ({ event }) => event.output },
          },
          unforeseen: "#emailConfirmation.enteringPassword.unforeseen",
        }),
        onError: "unreachable",
      },
    },
    unreachable: {
      on: {
        "retry.requested": "asking",
        "password.entered": {
          target: "asking",
          actions: { type: "rememberPassword", params: ({ event }) => event },
        },
        "password.forgotten": "#emailConfirmation.choosing",
      },
    },
  },
});

export const choosing = confirmation.createStateConfig({
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
    "password.submitted": [
      {
        guard: { type: "isRepeated", params: ({ event }) => event },
        target: "setting",
        actions: { type: "rememberPassword", params: ({ event }) => event },
      },
      { target: ".different" },
    ],
  },
});

export const setting = confirmation.createStateConfig({
  exit: "forgetPassword",
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "setPassword",
        src: "setPassword",
        input: ({ context }) => ({ link: linkOf(context), password: given(context.password) }),
        onDone: answers<SetPasswordOutput>({
          ...linkArrows,
          passwordWeak: "#emailConfirmation.choosing.weakPassword",
          passwordCommon: "#emailConfirmation.choosing.commonPassword",
          passwordPersonal: "#emailConfirmation.choosing.personalPassword",
          tooManyRequests: {
            target: "#emailConfirmation.choosing.tooMany",
            actions: { type: "rememberSeconds", params: ({ event }) => event.output },
          },
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
            actions: { type: "rememberPassword", params: ({ event }) => event },
          },
          { target: "#emailConfirmation.choosing.different" },
        ],
      },
    },
  },
});
