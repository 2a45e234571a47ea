import type { Unforeseen } from "../outcome.ts";

export type TourLeadActivationFacts = { leadId: string };

export type TourLeadActivationEvent = { type: "activation.requested" } | { type: "retry.requested" };

/** Port `activate`. */
export type ActivateOutput =
  | { outcome: "active" }
  /** They have not signed up. */
  | { outcome: "notRegistered" }
  /** The membership has ended. */
  | { outcome: "ended" }
  /** The account was deleted meanwhile. */
  | { outcome: "gone" }
  /** It is the administrator's own sign-up. */
  | { outcome: "ownCase" }
  | Unforeseen;
