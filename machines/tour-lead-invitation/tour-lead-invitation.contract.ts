import type { TooMany, Unforeseen } from "../outcome.ts";

export type TourLeadInvitationEvent =
  | { type: "invitation.submitted"; email: string }
  | { type: "retry.requested" };

export type InviteInput = { email: string };
export type InviteOutput =
  | { outcome: "invited" }
  | { outcome: "emailRefused" }
  | { outcome: "alreadyRegistered" }
  /** They were invited a moment ago. */
  | TooMany
  | Unforeseen;
