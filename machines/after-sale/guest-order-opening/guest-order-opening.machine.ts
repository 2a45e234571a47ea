import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

/** `key`: from the link in the order's mail. */
export type GuestOrderOpeningFacts = { orderId: string; key: string };

export type OpenGuestOrderOutput =
  /** The token opens this order only. */
  | { outcome: "opened"; orderId: string; token: string }
  | { outcome: "tokenInvalid" }
  | { outcome: "tokenExpired" }
  /** In an account, so a log-in opens it. */
  | { outcome: "orderKept" }
  | Unforeseen;

/** Programs open links too, so only the page's button opens the order. */
export const { machine: guestOrderOpeningMachine, view: guestOrderOpeningView } = form<{
  facts: GuestOrderOpeningFacts;
  output: OpenGuestOrderOutput;
}>()({
  id: "guestOrderOpening",
  port: "openGuestOrder",
  submitted: "order.opened",
  isButton: true,
  outcomes: {
    opened: { to: "end", effect: "showOrder" },
    tokenInvalid: "end",
    tokenExpired: "end",
    orderKept: "end",
    unforeseen: "form",
  },
});
export type GuestOrderOpeningView = ReturnType<typeof guestOrderOpeningView>;
