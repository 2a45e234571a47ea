import { assertEvent } from "xstate";
import { asOutcome } from "../outcome.ts";
import { credentialsOf, session } from "./session.setup.ts";

const resending = session.createStateConfig({
  invoke: {
    id: "resendConfirmation",
    src: "resendConfirmation",
    input: ({ event }) => {
      assertEvent(event, "confirmation.requested");
      return { username: event.username, password: event.password, returnTo: event.returnTo };
    },
    onDone: [
      {
        guard: { type: "isSent", params: ({ event }) => event.output },
        target: "confirmationSent",
      },
      {
        target: "resendFailed",
        actions: { type: "keepDetail", params: ({ event }) => asOutcome(event.output, "refused") },
      },
    ],
    onError: "resendUnreachable",
  },
  on: { "confirmation.requested": {} },
});

const asking = session.createStateConfig({
  invoke: {
    id: "logIn",
    src: "logIn",
    input: ({ context }) => credentialsOf(context),
    onDone: [
      {
        guard: { type: "isLoggedIn", params: ({ event }) => event.output },
        target: "#session.customer",
        actions: [
          { type: "keepUser", params: ({ event }) => asOutcome(event.output, "loggedIn") },
          { type: "storeUser", params: ({ event }) => asOutcome(event.output, "loggedIn") },
        ],
      },
      {
        guard: { type: "isNotConfirmed", params: ({ event }) => event.output },
        target: "#session.visitor.refused.emailNotConfirmed",
      },
      {
        guard: { type: "isInactive", params: ({ event }) => event.output },
        target: "#session.visitor.refused.inactive",
      },
      { target: "#session.visitor.refused.incorrect" },
    ],
    onError: "unreachable",
  },
  on: { "login.submitted": {} },
});

export const visitor = session.createStateConfig({
  entry: "forgetUser",
  initial: "browsing",
  on: {
    "login.submitted": {
      target: ".loggingIn",
      actions: { type: "keepCredentials", params: ({ event }) => event },
    },
    "login.left": ".browsing",
  },
  states: {
    browsing: {},
    ended: {},
    loggingIn: {
      exit: "forgetPassword",
      initial: "asking",
      states: {
        asking,
        unreachable: { on: { "retry.requested": "asking" } },
      },
    },
    refused: {
      initial: "incorrect",
      states: {
        incorrect: {},
        inactive: {},
        emailNotConfirmed: {
          initial: "told",
          on: { "confirmation.requested": ".resending" },
          states: {
            told: {},
            resending,
            confirmationSent: {},
            resendFailed: {},
            resendUnreachable: {},
          },
        },
      },
    },
  },
});
