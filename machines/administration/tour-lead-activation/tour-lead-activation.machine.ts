import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type TourLeadActivationFacts = { leadId: string };

export type ActivateOutput =
  | { outcome: "active" }
  | { outcome: "notRegistered" }
  | { outcome: "membershipEnded" }
  | { outcome: "notFound" }
  /** It is the administrator's own sign-up. */
  | { outcome: "ownCase" }
  | Unforeseen;

export const { machine: tourLeadActivationMachine, view: tourLeadActivationView } = form<{
  facts: TourLeadActivationFacts;
  output: ActivateOutput;
}>()({
  id: "tourLeadActivation",
  port: "activate",
  submitted: "activation.requested",
  isButton: true,
  outcomes: {
    active: { to: "end", effect: "refreshLeads" },
    notRegistered: "end",
    membershipEnded: "end",
    notFound: "end",
    ownCase: "end",
    unforeseen: "form",
  },
});
export type TourLeadActivationView = ReturnType<typeof tourLeadActivationView>;
