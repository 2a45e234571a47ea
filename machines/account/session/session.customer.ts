import { session, userOf } from "./session.setup.ts";

export const customer = session.createStateConfig({
  entry: "forgetToken",
  initial: "settling",
  on: {
    "session.rejected": {
      guard: { type: "isCurrentToken", params: ({ event }) => event },
      target: "visitor.ended",
      actions: ["clearStoredUser", "goToRoot"],
    },
    "account.changedByLink": { target: "visitor", actions: "clearStoredUser" },
    "customer.changed": {
      guard: { type: "isSameCustomer", params: ({ event }) => event },
      actions: [
        { type: "keepProfile", params: ({ event }) => event },
        { type: "storeUser", params: ({ context }) => ({ user: userOf(context) }) },
      ],
    },
    "session.renewed": {
      actions: [
        { type: "renewToken", params: ({ event }) => event },
        { type: "storeUser", params: ({ context }) => ({ user: userOf(context) }) },
      ],
    },
    "logOut.requested": "loggingOut",
  },
  states: {
    settling: {
      invoke: {
        id: "settle",
        src: "settle",
        input: ({ context }) => ({ user: userOf(context) }),
        onDone: {
          target: "resting",
          actions: [
            { type: "keepProfile", params: ({ event }) => ({ user: event.output }) },
            { type: "storeUser", params: ({ context }) => ({ user: userOf(context) }) },
          ],
        },
        onError: "resting",
      },
    },
    resting: { after: { refreshInterval: "refreshing" } },
    refreshing: {
      invoke: {
        id: "loadProfile",
        src: "loadProfile",
        input: ({ context }) => ({ user: userOf(context) }),
        onDone: {
          target: "resting",
          actions: [
            { type: "keepProfile", params: ({ event }) => ({ user: event.output }) },
            { type: "storeUser", params: ({ context }) => ({ user: userOf(context) }) },
          ],
        },
        onError: "resting",
      },
    },
  },
});
