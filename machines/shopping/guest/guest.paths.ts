import { pathModel } from "#machines/paths/model.ts";
import { guestMachine } from "./guest.machine.ts";

export const guestPaths = pathModel({
  machine: guestMachine,
  title: "Ordering as a guest",
  purpose: "who orders at the checkout: a guest with an email address, or a customer who is logged in",
  starts: {
    "the checkout": { isOrderLocked: false },
    "a locked order": { isOrderLocked: true },
  },
  happyPath: ["the checkout", "is a visitor"],
  does: {
    "logIn.requested": "has an account",
    "guest.requested": "goes on without an account",
  },
  happens: {
    "session.known": {
      "is a visitor": { customer: false, unconfirmed: false },
      "is a customer": { customer: true, unconfirmed: false },
      "has not confirmed the e-mail address": { customer: false, unconfirmed: true },
    },
  },
  answers: {},
  facets: ({ isOrderLocked }) => ({ isOrderLocked }),
});
