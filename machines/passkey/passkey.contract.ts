import type { TooMany, Unforeseen } from "../outcome.ts";

export type PasskeyEvent = { type: "passkey.chosen" } | { type: "retry.requested" };

/** `logInWithPasskey`. Rejects when the shop does not answer. */
export type LogInWithPasskeyOutput =
  | { outcome: "loggedIn"; token: string }
  /** The person, or nobody in time, chose a passkey. */
  | { outcome: "cancelled" }
  /** By this browser, at this address. */
  | { outcome: "unsupported" }
  | { outcome: "notAccepted" }
  | { outcome: "inactive" }
  | TooMany
  | Unforeseen;
