// Written by `npm run generate` from machines/shopping/guest/, for Stately's editor. Everything but the chart is left out.
import { setup } from "xstate";

export const guestMachine = setup({
  types: {
    context: {} as { isOrderLocked: unknown },
    events: {} as { type: "session.known" } | { type: "logIn.requested" } | { type: "guest.requested" },
  },
  actions: { forgetOrder: () => {} },
  guards: {
    isCustomer: () => false,
    isUnconfirmed: () => false,
    isVisitorAtLockedOrder: () => false,
    isVisitor: () => false,
  },
}).createMachine({
  id: "guest",
  context: { isOrderLocked: null },
  initial: "arriving",
  on: {
    "session.known": [
      { guard: "isCustomer", target: ".customer" },
      { guard: "isUnconfirmed", target: ".loggingIn.confirmEmailFirst" },
    ],
  },
  states: {
    arriving: {
      on: {
        "session.known": [
          { guard: "isVisitorAtLockedOrder", target: "loggingIn" },
          { guard: "isVisitor", target: "guest" },
        ],
      },
    },
    guest: { on: { "logIn.requested": "loggingIn" } },
    customer: { on: { "session.known": { guard: "isVisitor", target: "loggingIn" } } },
    loggingIn: {
      initial: "asking",
      states: { asking: {}, confirmEmailFirst: {} },
      on: {
        "session.known": { guard: "isVisitor", target: ".asking" },
        "guest.requested": { target: "guest", actions: "forgetOrder" },
      },
    },
  },
});
