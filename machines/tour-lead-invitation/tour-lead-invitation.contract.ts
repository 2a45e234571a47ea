import type { TooMany, Unforeseen } from "../outcome.ts";

export type TourLeadInvitationEvent =
  | { type: "invitation.submitted"; email: string }
  | { type: "retry.requested" };

/** Port `invite`. */
export type InviteInput = { email: string };
export type InviteOutput =
  /** The email is queued. */
  | { outcome: "invited" }
  | { outcome: "emailRefused" }
  /** They have already signed up. */
  | { outcome: "alreadyRegistered" }
  /** They were invited a moment ago. */
  | TooMany
  | Unforeseen;
