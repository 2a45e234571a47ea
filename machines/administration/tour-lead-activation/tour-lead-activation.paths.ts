import { pathModel } from "#machines/paths/model.ts";
import { tourLeadActivationMachine } from "./tour-lead-activation.machine.ts";

export const tourLeadActivationPaths = pathModel({
  machine: tourLeadActivationMachine,
  title: "Activating a tour lead",
  purpose: "activating a tour lead who has signed up, by an administrator",
  starts: { "somebody who has signed up": { leadId: "lead-1" } },
  happyPath: ["somebody who has signed up", "makes them active", "activate ✓ active"],
  does: { "activation.requested": "makes them active", "retry.requested": "tries again" },
  happens: {},
  answers: {
    activate: {
      active: "active",
      notRegistered: "not signed up",
      membershipEnded: "the membership has ended",
      notFound: "the account is gone",
      ownCase: "it is their own",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
