import type { ConfirmWithPasswordOutput, SetPasswordOutput } from "./email-confirmation.contract.ts";
import { answers, confirmation, given, linkArrows, linkOf } from "./email-confirmation.setup.ts";

/** Somebody signed up in another browser: the account's password, or a new one, shows that it was the address's owner. */
export const proving = confirmation.createStateConfig({
  initial: "editing",
  states: { editing: {}, incorrect: {}, tooMany: {}, unforeseen: {} },
  on: {
    "password.entered": {
      target: "checking",
      actions: { type: "rememberPassword", params: ({ event }) => event },
    },
    "new.password.preferred": "choosing",
  },
});

export const checking = confirmation.createStateConfig({
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
          incorrect: "#emailConfirmation.proving.incorrect",
          tooMany: {
            target: "#emailConfirmation.proving.tooMany",
            actions: { type: "rememberSeconds", params: ({ event }) => event.output },
          },
          unforeseen: "#emailConfirmation.proving.unforeseen",
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
        "new.password.preferred": "#emailConfirmation.choosing",
      },
    },
  },
});

export const choosing = confirmation.createStateConfig({
  initial: "editing",
  states: { editing: {}, different: {}, weakPassword: {}, unforeseen: {} },
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
            actions: { type: "rememberPassword", params: ({ event }) => event },
          },
          { target: "#emailConfirmation.choosing.different" },
        ],
      },
    },
  },
});
