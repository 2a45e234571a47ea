import type { ContactTopic } from "#domain/contact.ts";
import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/** An empty name is "". */
export type TypedMessage = {
  email: string;
  name: string;
  topic: ContactTopic;
  orderId: string | null;
  message: string;
};

/** `placedAt`: ISO 8601. */
export type NamedOrder = { id: string; reference: string; placedAt: string };

/**
 * A customer's data; empty for a visitor. `orders`: the last ones, newest first. `about`: the beginning of the message,
 * from the page that linked to the form; otherwise "".
 */
export type ContactFacts = { email: string; name: string; orders: readonly NamedOrder[]; about: string };

export type ContactEvent =
  | ({ type: "message.submitted" } & TypedMessage)
  | { type: "retry.requested" }
  | { type: "another.requested" };

export type FieldErrors = Partial<
  Record<
    keyof TypedMessage,
    "invalid" | "too_long" | "required" | "unseen_marks" | "not_your_order" | "own_address"
  >
>;

/** Port `prove`: solves a captcha, whose solution works once and for ten minutes. */
export type ProveOutput = { captcha: string };

/** Port `sendMessage`. */
export type SendMessageInput = ProveOutput & { typed: TypedMessage };
export type SendMessageOutput =
  | { outcome: "sent" }
  | { outcome: "invalid"; fieldErrors: FieldErrors }
  /** The captcha's solution was too old or already used. */
  | { outcome: "captchaInvalid" }
  | TooManyRequests
  | Unforeseen;
