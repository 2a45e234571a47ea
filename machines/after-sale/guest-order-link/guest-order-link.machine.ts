import { form } from "#machines/form/form-machine.ts";
import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/** An order without an account. */
export type GuestOrderLinkFacts = { orderId: string };
export type TypedGuestOrderLink = { email: string };

export type SendGuestOrderLinkOutput =
  /** If the address is the order's. */
  | { outcome: "sent" }
  /** The address is none. */
  | { outcome: "invalid" }
  | TooManyRequests
  | Unforeseen;

/** Mails the link that opens the order again. */
export const { machine: guestOrderLinkMachine, view: guestOrderLinkView } = form<{
  facts: GuestOrderLinkFacts;
  typed: TypedGuestOrderLink;
  output: SendGuestOrderLinkOutput;
}>()({
  id: "guestOrderLink",
  port: "sendGuestOrderLink",
  submitted: "link.requested",
  outcomes: { sent: "end", invalid: "form", tooManyRequests: "form", unforeseen: "form" },
});
export type GuestOrderLinkView = ReturnType<typeof guestOrderLinkView>;
