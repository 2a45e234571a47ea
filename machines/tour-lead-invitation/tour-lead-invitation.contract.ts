import type { TooMany, Unforeseen } from "../outcome.ts";

export type TourLeadInvitationEvent =
  | { type: "invitation.submitted"; email: string }
  | { type: "retry.requested" };

/** `invite`. Rejects when nobody answers. */
export type InviteInput = { email: string };
export type InviteOutput =
  /** The mail is on its way. */
  | { outcome: "invited" }
  | { outcome: "emailRefused" }
  /** They have signed up, so there is nothing to invite to. */
  | { outcome: "alreadyRegistered" }
  /** Somebody invited them a moment ago. */
  | TooMany
  | Unforeseen;
