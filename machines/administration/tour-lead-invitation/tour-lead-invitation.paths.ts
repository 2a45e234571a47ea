import { pathModel } from "#machines/paths/model.ts";
import { tourLeadInvitationMachine } from "./tour-lead-invitation.machine.ts";

export const tourLeadInvitationPaths = pathModel({
  machine: tourLeadInvitationMachine,
  title: "Inviting a tour lead",
  purpose: "inviting a tour lead, by an administrator",
  starts: { "the form": undefined },
  happyPath: ["the form", "invites Tom", "invite ✓ the mail is on its way"],
  does: {
    "invitation.submitted": { "invites Tom": { email: "tom@example.com" } },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    invite: {
      invited: "the mail is on its way",
      invalid: "no address",
      alreadyRegistered: "signed up already",
      tooManyRequests: { "invited a moment ago": { seconds: 60 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
