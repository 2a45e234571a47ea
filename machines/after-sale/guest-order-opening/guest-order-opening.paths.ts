import { pathModel } from "#machines/paths/model.ts";
import { guestOrderOpeningMachine } from "./guest-order-opening.machine.ts";

export const linked = { orderId: "order-1", key: "a-key" };
export const opened = { orderId: "order-1", token: "guest_token" };

export const guestOrderOpeningPaths = pathModel({
  machine: guestOrderOpeningMachine,
  title: "Opening a guest’s order",
  purpose: "opening an order without an account by the link in its mail",
  starts: { "the mail’s link": linked },
  happyPath: ["the mail’s link", "presses the button", "openGuestOrder ✓ opened"],
  does: {
    "order.opened": "presses the button",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    openGuestOrder: {
      opened: { opened },
      tokenInvalid: "the link is none",
      tokenExpired: "the link is too old",
      orderKept: "it is kept in an account",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
