import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

export type TourLeadInvitationEvent =
  | { type: "invitation.submitted"; email: string }
  | { type: "retry.requested" };

export type InviteInput = { email: string };
export type InviteOutput =
  | { outcome: "invited" }
  | { outcome: "invalid" }
  | { outcome: "alreadyRegistered" }
  /** They were invited a moment ago. */
  | TooManyRequests
  | Unforeseen;
