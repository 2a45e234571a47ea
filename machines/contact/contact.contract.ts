import type { ContactTopic } from "../../domain/contact.ts";
import type { TooMany, Unforeseen } from "../outcome.ts";

/** As typed: a name left empty is "". */
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
 * What the shop knows of a customer; of a visitor, nothing. `orders`: the last ones, newest first. `about`: how the message begins, where
 * somebody asks about what they were looking at; else "".
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

/** `prove`: the answer to a captcha, which works once and for ten minutes. Rejects when nobody answers. */
export type ProveOutput = { captcha: string };

/** `sendMessage`. Rejects when nobody answers. */
export type SendMessageInput = ProveOutput & { typed: TypedMessage };
export type SendMessageOutput =
  /** Both mails are on their way. */
  | { outcome: "sent" }
  | { outcome: "refused"; fieldErrors: FieldErrors }
  /** The captcha's answer came too late or was used before. */
  | { outcome: "unproven" }
  | TooMany
  | Unforeseen;
