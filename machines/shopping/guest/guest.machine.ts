import { assign, setup } from "xstate";
import type { GuestEvent, GuestFacts } from "./guest.contract.ts";

const guest = setup({
  types: { input: {} as GuestFacts, context: {} as GuestFacts, events: {} as GuestEvent },
  actions: {
    /** The cart is ordered instead. */
    forgetOrder: assign({ isOrderLocked: false }),
  },
  guards: {
    isCustomer: (_, { customer }: { customer: boolean }) => customer,
    isVisitor: (_, { customer, unconfirmed }: { customer: boolean; unconfirmed: boolean }) =>
      !customer && !unconfirmed,
    isUnconfirmed: (_, { unconfirmed }: { unconfirmed: boolean }) => unconfirmed,
    isVisitorAtLockedOrder: (
      { context },
      { customer, unconfirmed }: { customer: boolean; unconfirmed: boolean },
    ) => !customer && !unconfirmed && context.isOrderLocked,
  },
});

/** Who orders: a customer, a guest, or a visitor who logs in first. */
export const guestMachine = guest.createMachine({
  id: "guest",
  initial: "arriving",
  context: ({ input }) => input,
  on: {
    "session.known": [
      { guard: { type: "isCustomer", params: ({ event }) => event }, target: ".customer" },
      {
        guard: { type: "isUnconfirmed", params: ({ event }) => event },
        target: ".loggingIn.confirmEmailFirst",
      },
    ],
  },
  states: {
    arriving: {
      on: {
        "session.known": [
          {
            guard: { type: "isVisitorAtLockedOrder", params: ({ event }) => event },
            target: "loggingIn",
          },
          { guard: { type: "isVisitor", params: ({ event }) => event }, target: "guest" },
        ],
      },
    },
    guest: { on: { "logIn.requested": "loggingIn" } },
    customer: {
      on: {
        "session.known": {
          guard: { type: "isVisitor", params: ({ event }) => event },
          target: "loggingIn",
        },
      },
    },
    loggingIn: {
      initial: "asking",
      states: { asking: {}, confirmEmailFirst: {} },
      on: {
        "session.known": {
          guard: { type: "isVisitor", params: ({ event }) => event },
          target: ".asking",
        },
        "guest.requested": { target: "guest", actions: "forgetOrder" },
      },
    },
  },
});
