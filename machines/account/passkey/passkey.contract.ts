import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

export type PasskeyEvent = { type: "passkey.chosen" } | { type: "retry.requested" };

export type LogInWithPasskeyOutput =
  | { outcome: "loggedIn"; token: string }
  /** No passkey was chosen, or not in time. */
  | { outcome: "cancelled" }
  /** This browser has no passkeys for this origin. */
  | { outcome: "unsupported" }
  | { outcome: "passkeyNotAccepted" }
  | { outcome: "userNotActive" }
  | TooManyRequests
  | Unforeseen;
