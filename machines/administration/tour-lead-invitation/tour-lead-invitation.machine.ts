import { form } from "#machines/form/form-machine.ts";
import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

export type InviteInput = { email: string };
export type InviteOutput =
  | { outcome: "invited" }
  | { outcome: "invalid" }
  | { outcome: "alreadyRegistered" }
  /** They were invited a moment ago. */
  | TooManyRequests
  | Unforeseen;

export const { machine: tourLeadInvitationMachine, view: tourLeadInvitationView } = form<{
  typed: InviteInput;
  output: InviteOutput;
}>()({
  id: "tourLeadInvitation",
  port: "invite",
  submitted: "invitation.submitted",
  outcomes: {
    invited: { to: "form", effect: "refreshLeads" },
    invalid: "form",
    alreadyRegistered: { to: "form", effect: "refreshLeads" },
    tooManyRequests: "form",
    unforeseen: "form",
  },
});
export type TourLeadInvitationView = ReturnType<typeof tourLeadInvitationView>;
