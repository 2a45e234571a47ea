// Written by `npm run generate` from machines/account/email-confirmation/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const emailConfirmationMachine = setup({
  types: {
    context: {} as {
      token: unknown;
      account: unknown;
      decline: unknown;
      returnTo: unknown;
      password: unknown;
      seconds: number;
    },
    events: {} as
      | { type: "confirmation.requested" }
      | { type: "retry.requested" }
      | { type: "password.entered" }
      | { type: "password.forgotten" }
      | { type: "password.submitted" }
      | { type: "decline.requested" },
  },
  actions: {
    forgetUser: () => {},
    rememberPassword: () => {},
    forgetPassword: () => {},
    rememberSeconds: () => {},
  },
  actors: {
    confirmEmail: fromPromise(async () => {}),
    confirmWithPassword: fromPromise(async () => {}),
    setPassword: fromPromise(async () => {}),
    declineSignUp: fromPromise(async () => {}),
  },
  guards: {
    hasToken: () => false,
    hasAccount: () => false,
    hasDecline: () => false,
    answered: () => false,
    isRepeated: () => false,
  },
}).createMachine({
  id: "emailConfirmation",
  context: { token: null, account: null, decline: null, returnTo: null, password: null, seconds: 0 },
  initial: "arriving",
  states: {
    arriving: {
      always: [
        { guard: "hasToken", target: "offering" },
        { guard: "hasAccount", target: "choosing" },
        { guard: "hasDecline", target: "offeringDecline" },
        { target: "over.unknown" },
      ],
    },
    offering: {
      initial: "idle",
      states: { idle: {}, unforeseen: {} },
      on: { "confirmation.requested": "confirming" },
    },
    confirming: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "confirmEmail",
            src: "confirmEmail",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "confirmed" } },
                target: "#emailConfirmation.over.confirmed",
                actions: "forgetUser",
                description: "answered(confirmed)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#emailConfirmation.over.unknown",
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenExpired" } },
                target: "#emailConfirmation.over.expired",
                description: "answered(tokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "alreadyConfirmed" } },
                target: "#emailConfirmation.over.used",
                description: "answered(alreadyConfirmed)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordRequired" } },
                target: "#emailConfirmation.enteringPassword",
                description: "answered(passwordRequired)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#emailConfirmation.offering.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking", "confirmation.requested": "asking" } },
      },
    },
    enteringPassword: {
      initial: "editing",
      states: { editing: {}, incorrect: {}, tooMany: {}, unforeseen: {} },
      on: {
        "password.entered": { target: "verifyingPassword", actions: "rememberPassword" },
        "password.forgotten": "choosing",
      },
    },
    verifyingPassword: {
      exit: "forgetPassword",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "confirmWithPassword",
            src: "confirmWithPassword",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "confirmed" } },
                target: "#emailConfirmation.over.confirmed",
                actions: "forgetUser",
                description: "answered(confirmed)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#emailConfirmation.over.unknown",
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenExpired" } },
                target: "#emailConfirmation.over.expired",
                description: "answered(tokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "alreadyConfirmed" } },
                target: "#emailConfirmation.over.used",
                description: "answered(alreadyConfirmed)",
              },
              {
                guard: { type: "answered", params: { outcome: "incorrectPassword" } },
                target: "#emailConfirmation.enteringPassword.incorrect",
                description: "answered(incorrectPassword)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#emailConfirmation.enteringPassword.tooMany",
                actions: "rememberSeconds",
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#emailConfirmation.enteringPassword.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "password.entered": { target: "asking", actions: "rememberPassword" },
            "password.forgotten": "#emailConfirmation.choosing",
          },
        },
      },
    },
    choosing: {
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
          { guard: "isRepeated", target: "setting", actions: "rememberPassword" },
          { target: ".different" },
        ],
      },
    },
    setting: {
      exit: "forgetPassword",
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "setPassword",
            src: "setPassword",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "confirmed" } },
                target: "#emailConfirmation.over.confirmed",
                actions: "forgetUser",
                description: "answered(confirmed)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#emailConfirmation.over.unknown",
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenExpired" } },
                target: "#emailConfirmation.over.expired",
                description: "answered(tokenExpired)",
              },
              {
                guard: { type: "answered", params: { outcome: "alreadyConfirmed" } },
                target: "#emailConfirmation.over.used",
                description: "answered(alreadyConfirmed)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordWeak" } },
                target: "#emailConfirmation.choosing.weakPassword",
                description: "answered(passwordWeak)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordCommon" } },
                target: "#emailConfirmation.choosing.commonPassword",
                description: "answered(passwordCommon)",
              },
              {
                guard: { type: "answered", params: { outcome: "passwordPersonal" } },
                target: "#emailConfirmation.choosing.personalPassword",
                description: "answered(passwordPersonal)",
              },
              {
                guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                target: "#emailConfirmation.choosing.tooMany",
                actions: "rememberSeconds",
                description: "answered(tooManyRequests)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#emailConfirmation.choosing.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: {
          on: {
            "retry.requested": "asking",
            "password.submitted": [
              { guard: "isRepeated", target: "asking", actions: "rememberPassword" },
              { target: "#emailConfirmation.choosing.different" },
            ],
          },
        },
      },
    },
    over: { initial: "unknown", states: { confirmed: {}, unknown: {}, expired: {}, used: {} } },
    offeringDecline: {
      initial: "idle",
      states: { idle: {}, unforeseen: {} },
      on: { "decline.requested": "declining" },
    },
    declining: {
      initial: "asking",
      states: {
        asking: {
          invoke: {
            id: "declineSignUp",
            src: "declineSignUp",
            onDone: [
              {
                guard: { type: "answered", params: { outcome: "declined" } },
                target: "#emailConfirmation.declined",
                description: "answered(declined)",
              },
              {
                guard: { type: "answered", params: { outcome: "tokenInvalid" } },
                target: "#emailConfirmation.notDeclined.unknown",
                description: "answered(tokenInvalid)",
              },
              {
                guard: { type: "answered", params: { outcome: "alreadyConfirmed" } },
                target: "#emailConfirmation.notDeclined.used",
                description: "answered(alreadyConfirmed)",
              },
              {
                guard: { type: "answered", params: { outcome: "unforeseen" } },
                target: "#emailConfirmation.offeringDecline.unforeseen",
                description: "answered(unforeseen)",
              },
            ],
            onError: "unreachable",
          },
        },
        unreachable: { on: { "retry.requested": "asking", "decline.requested": "asking" } },
      },
    },
    declined: {},
    notDeclined: { initial: "unknown", states: { unknown: {}, used: {} } },
  },
});
