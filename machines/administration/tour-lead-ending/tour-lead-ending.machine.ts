import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type TourLeadEndingFacts = { leadId: string };

export type EndOutput =
  | { outcome: "ended" }
  | { outcome: "notFound" }
  /** It is the administrator's own membership. */
  | { outcome: "ownCase" }
  | { outcome: "administratorsOnly" }
  | Unforeseen;

export const { machine: tourLeadEndingMachine, view: tourLeadEndingView } = form<{
  facts: TourLeadEndingFacts;
  output: EndOutput;
}>()({
  id: "tourLeadEnding",
  port: "end",
  submitted: "ending.requested",
  isButton: true,
  confirmation: { confirmed: "ending.confirmed", cancelled: "ending.cancelled" },
  outcomes: {
    ended: { to: "end", effect: "refreshLeads" },
    notFound: "end",
    ownCase: "end",
    administratorsOnly: "end",
    unforeseen: "form",
  },
});
export type TourLeadEndingView = ReturnType<typeof tourLeadEndingView>;
