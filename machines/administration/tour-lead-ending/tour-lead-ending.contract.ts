import type { Unforeseen } from "#machines/outcome.ts";

export type TourLeadEndingFacts = { leadId: string };

export type TourLeadEndingEvent =
  | { type: "ending.requested" }
  | { type: "ending.confirmed" }
  | { type: "ending.cancelled" }
  | { type: "retry.requested" };

export type EndOutput =
  | { outcome: "ended" }
  | { outcome: "notFound" }
  /** It is the administrator's own membership. */
  | { outcome: "ownCase" }
  | { outcome: "administratorsOnly" }
  | Unforeseen;
