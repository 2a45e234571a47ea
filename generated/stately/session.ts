// Written by `npm run generate` from machines/account/session/, for Stately's editor. Everything but the chart is left out.
import { fromPromise, setup } from "xstate";

export const sessionMachine = setup({
  types: {
    context: {} as {
      refreshInterval: number;
      user: unknown;
      username: string;
      password: unknown;
      token: unknown;
      detail: unknown;
      seconds: number;
    },
    events: {} as
      | { type: "storage.changed" }
      | { type: "page.hydrated" }
      | { type: "login.submitted" }
      | { type: "login.proved" }
      | { type: "login.left" }
      | { type: "retry.requested" }
      | { type: "confirmation.requested" }
      | { type: "session.rejected" }
      | { type: "account.changedByLink" }
      | { type: "customer.changed" }
      | { type: "session.renewed" }
      | { type: "logOut.requested" },
  },
  actions: {
    keepUser: () => {},
    forgetUser: () => {},
    keepCredentials: () => {},
    keepToken: () => {},
    forgetToken: () => {},
    forgetPassword: () => {},
    storeUser: () => {},
    keepSeconds: () => {},
    keepDetail: () => {},
    clearStoredUser: () => {},
    goToRoot: () => {},
    keepProfile: () => {},
    renewToken: () => {},
    deleteStoredData: () => {},
  },
  actors: {
    readStoredUser: fromPromise(async () => {}),
    logIn: fromPromise(async () => {}),
    readUser: fromPromise(async () => {}),
    resendConfirmation: fromPromise(async () => {}),
    settle: fromPromise(async () => {}),
    loadProfile: fromPromise(async () => {}),
    logOut: fromPromise(async () => {}),
  },
  guards: {
    isSameCustomer: () => false,
    isSomebody: () => false,
    isGone: () => false,
    hasToken: () => false,
    answered: () => false,
    isCurrentToken: () => false,
  },
  delays: { refreshInterval: () => 60_000 },
}).createMachine({
  id: "session",
  context: {
    refreshInterval: 1800000,
    user: null,
    username: "",
    password: null,
    token: null,
    detail: null,
    seconds: 0,
  },
  initial: "restoring",
  on: {
    "storage.changed": [
      { guard: "isSameCustomer", actions: "keepUser" },
      { guard: "isSomebody", target: ".customer.resting", actions: "keepUser" },
      { guard: "isGone", target: ".visitor" },
    ],
  },
  states: {
    restoring: { on: { "page.hydrated": "reading", "storage.changed": {} } },
    reading: {
      invoke: {
        id: "readStoredUser",
        src: "readStoredUser",
        onDone: [{ guard: "isSomebody", target: "customer", actions: "keepUser" }, "visitor"],
        onError: "visitor",
      },
    },
    visitor: {
      entry: "forgetUser",
      initial: "browsing",
      on: {
        "login.submitted": { target: ".loggingIn", actions: "keepCredentials" },
        "login.proved": { guard: "hasToken", target: ".identifying", actions: "keepToken" },
        "login.left": { target: ".browsing", actions: "forgetToken" },
      },
      states: {
        browsing: {},
        ended: {},
        loggingIn: {
          exit: "forgetPassword",
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "logIn",
                src: "logIn",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "loggedIn" } },
                    target: "#session.customer",
                    actions: ["keepUser", "storeUser"],
                    description: "answered(loggedIn)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "secondFactorAsked" } },
                    target: "#session.visitor.proving",
                    actions: "keepToken",
                    description: "answered(secondFactorAsked)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "incorrectCredentials" } },
                    target: "#session.visitor.refused.incorrect",
                    description: "answered(incorrectCredentials)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "userNotActive" } },
                    target: "#session.visitor.refused.inactive",
                    description: "answered(userNotActive)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "tooManyRequests" } },
                    target: "#session.visitor.refused.tooMany",
                    actions: "keepSeconds",
                    description: "answered(tooManyRequests)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "emailNotConfirmed" } },
                    target: "#session.visitor.refused.emailNotConfirmed",
                    description: "answered(emailNotConfirmed)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "unforeseen" } },
                    target: "#session.visitor.refused.unforeseen",
                    description: "answered(unforeseen)",
                  },
                ],
                onError: "unreachable",
              },
              on: { "login.submitted": {} },
            },
            unreachable: { on: { "retry.requested": "asking" } },
          },
        },
        proving: { on: { "login.submitted": {} } },
        identifying: {
          initial: "asking",
          states: {
            asking: {
              invoke: {
                id: "readUser",
                src: "readUser",
                onDone: [
                  {
                    guard: { type: "answered", params: { outcome: "read" } },
                    target: "#session.customer",
                    actions: ["keepUser", "storeUser"],
                    description: "answered(read)",
                  },
                  {
                    guard: { type: "answered", params: { outcome: "ended" } },
                    target: "#session.visitor.ended",
                    actions: "forgetToken",
                    description: "answered(ended)",
                  },
                ],
                onError: "unreachable",
              },
              on: { "login.submitted": {} },
            },
            unreachable: { on: { "retry.requested": "asking" } },
          },
        },
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
                resending: {
                  initial: "asking",
                  states: {
                    asking: {
                      invoke: {
                        id: "resendConfirmation",
                        src: "resendConfirmation",
                        onDone: [
                          {
                            guard: { type: "answered", params: { outcome: "sent" } },
                            target: "#session.visitor.refused.emailNotConfirmed.confirmationSent",
                            description: "answered(sent)",
                          },
                          {
                            guard: { type: "answered", params: { outcome: "refused" } },
                            target: "#session.visitor.refused.emailNotConfirmed.resendFailed",
                            actions: "keepDetail",
                            description: "answered(refused)",
                          },
                          {
                            guard: { type: "answered", params: { outcome: "unforeseen" } },
                            target: "#session.visitor.refused.emailNotConfirmed.resendUnforeseen",
                            description: "answered(unforeseen)",
                          },
                        ],
                        onError: "unreachable",
                      },
                      on: { "confirmation.requested": {} },
                    },
                    unreachable: {},
                  },
                },
                confirmationSent: { on: { "confirmation.requested": {} } },
                resendFailed: {},
                resendUnforeseen: {},
              },
            },
          },
        },
      },
    },
    customer: {
      entry: "forgetToken",
      initial: "settling",
      on: {
        "session.rejected": {
          guard: "isCurrentToken",
          target: "visitor.ended",
          actions: ["clearStoredUser", "goToRoot"],
        },
        "account.changedByLink": { target: "visitor", actions: "clearStoredUser" },
        "customer.changed": { guard: "isSameCustomer", actions: ["keepProfile", "storeUser"] },
        "session.renewed": { actions: ["renewToken", "storeUser"] },
        "logOut.requested": "loggingOut",
      },
      states: {
        settling: {
          invoke: {
            id: "settle",
            src: "settle",
            onDone: { target: "resting", actions: ["keepProfile", "storeUser"] },
            onError: "resting",
          },
        },
        resting: { after: { refreshInterval: "refreshing" } },
        refreshing: {
          invoke: {
            id: "loadProfile",
            src: "loadProfile",
            onDone: { target: "resting", actions: ["keepProfile", "storeUser"] },
            onError: "resting",
          },
        },
      },
    },
    loggingOut: {
      entry: "deleteStoredData",
      invoke: {
        id: "logOut",
        src: "logOut",
        onDone: { target: "visitor", actions: "clearStoredUser" },
        onError: { target: "visitor", actions: "clearStoredUser" },
      },
    },
  },
});
