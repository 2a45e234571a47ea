import type { Unforeseen } from "#machines/outcome.ts";

export type TourLeadActivationFacts = { leadId: string };

export type TourLeadActivationEvent = { type: "activation.requested" } | { type: "retry.requested" };

export type ActivateOutput =
  | { outcome: "active" }
  | { outcome: "notRegistered" }
  | { outcome: "membershipEnded" }
  | { outcome: "notFound" }
  /** It is the administrator's own sign-up. */
  | { outcome: "ownCase" }
  | Unforeseen;
