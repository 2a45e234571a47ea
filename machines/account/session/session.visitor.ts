import { assertEvent } from "xstate";
import type { LogInOutput, ReadUserOutput, ResendOutput } from "./session.contract.ts";
import { answers, credentialsOf, session, tokenOf } from "./session.setup.ts";

const resending = session.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "resendConfirmation",
        src: "resendConfirmation",
        input: ({ event }) => {
          assertEvent(event, "confirmation.requested");
          return { username: event.username, password: event.password, returnTo: event.returnTo };
        },
        onDone: answers<ResendOutput>({
          sent: "#session.visitor.refused.emailNotConfirmed.confirmationSent",
          refused: {
            target: "#session.visitor.refused.emailNotConfirmed.resendFailed",
            actions: { type: "keepDetail", params: ({ event }) => event.output },
          },
          unforeseen: "#session.visitor.refused.emailNotConfirmed.resendUnforeseen",
        }),
        onError: "unreachable",
      },
      on: { "confirmation.requested": {} },
    },
    unreachable: {},
  },
});

const loggingIn = session.createStateConfig({
  exit: "forgetPassword",
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "logIn",
        src: "logIn",
        input: ({ context }) => credentialsOf(context),
        onDone: answers<LogInOutput>({
          loggedIn: {
            target: "#session.customer",
            actions: [
              { type: "keepUser", params: ({ event }) => event.output },
              { type: "storeUser", params: ({ event }) => event.output },
            ],
          },
          secondFactorAsked: {
            target: "#session.visitor.proving",
            actions: { type: "keepToken", params: ({ event }) => event.output },
          },
          incorrectCredentials: "#session.visitor.refused.incorrect",
          userNotActive: "#session.visitor.refused.inactive",
          tooManyRequests: {
            target: "#session.visitor.refused.tooMany",
            actions: { type: "keepSeconds", params: ({ event }) => event.output },
          },
          emailNotConfirmed: "#session.visitor.refused.emailNotConfirmed",
          unforeseen: "#session.visitor.refused.unforeseen",
        }),
        onError: "unreachable",
      },
      on: { "login.submitted": {} },
    },
    unreachable: { on: { "retry.requested": "asking" } },
  },
});

const identifying = session.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      invoke: {
        id: "readUser",
        src: "readUser",
        input: ({ context }) => tokenOf(context),
        onDone: answers<ReadUserOutput>({
          read: {
            target: "#session.customer",
            actions: [
              { type: "keepUser", params: ({ event }) => event.output },
              { type: "storeUser", params: ({ event }) => event.output },
            ],
          },
          ended: { target: "#session.visitor.ended", actions: "forgetToken" },
        }),
        onError: "unreachable",
      },
      on: { "login.submitted": {} },
    },
    unreachable: { on: { "retry.requested": "asking" } },
  },
});

export const visitor = session.createStateConfig({
  entry: "forgetUser",
  initial: "browsing",
  on: {
    "login.submitted": {
      target: ".loggingIn",
      actions: { type: "keepCredentials", params: ({ event }) => event },
    },
    "login.proved": {
      guard: { type: "hasToken", params: ({ event }) => event },
      target: ".identifying",
      actions: { type: "keepToken", params: ({ event }) => event },
    },
    "login.left": { target: ".browsing", actions: "forgetToken" },
  },
  states: {
    browsing: {},
    ended: {},
    loggingIn,
    proving: { on: { "login.submitted": {} } },
    identifying,
    refused: {
      initial: "incorrect",
      states: {
        incorrect: {},
        inactive: {},
        tooMany: {},
        unforeseen: {},
        emailNotConfirmed: {
          initial: "told",
          on: { "confirmation.requested": ".resending" },
          states: {
            told: {},
            resending,
            confirmationSent: { on: { "confirmation.requested": {} } },
            resendFailed: {},
            resendUnforeseen: {},
          },
        },
      },
    },
  },
});
