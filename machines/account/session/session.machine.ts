import { customer } from "./session.customer.ts";
import { session, userOf } from "./session.setup.ts";
import { visitor } from "./session.visitor.ts";

export const sessionMachine = session.createMachine({
  id: "session",
  initial: "restoring",
  context: ({ input }) => ({
    ...input,
    user: null,
    username: "",
    password: null,
    token: null,
    detail: null,
    seconds: 0,
  }),
  on: {
    "storage.changed": [
      {
        guard: { type: "isSameCustomer", params: ({ event }) => event },
        actions: { type: "keepUser", params: ({ event }) => ({ user: userOf(event) }) },
      },
      {
        guard: { type: "isSomebody", params: ({ event }) => event },
        target: ".customer.resting",
        actions: { type: "keepUser", params: ({ event }) => ({ user: userOf(event) }) },
      },
      { guard: { type: "isGone", params: ({ event }) => event }, target: ".visitor" },
    ],
  },
  states: {
    restoring: { on: { "page.hydrated": "reading", "storage.changed": {} } },
    reading: {
      invoke: {
        id: "readStoredUser",
        src: "readStoredUser",
        onDone: [
          {
            guard: { type: "isSomebody", params: ({ event }) => ({ user: event.output }) },
            target: "customer",
            actions: {
              type: "keepUser",
              params: ({ event }) => ({ user: userOf({ user: event.output }) }),
            },
          },
          "visitor",
        ],
        onError: "visitor",
      },
    },
    visitor,
    customer,
    loggingOut: {
      entry: {
        type: "deleteStoredData",
        params: ({ context }) => ({ userId: userOf(context).id }),
      },
      invoke: {
        id: "logOut",
        src: "logOut",
        input: ({ context }) => ({ user: userOf(context) }),
        onDone: { target: "visitor", actions: "clearStoredUser" },
        onError: { target: "visitor", actions: "clearStoredUser" },
      },
    },
  },
});
