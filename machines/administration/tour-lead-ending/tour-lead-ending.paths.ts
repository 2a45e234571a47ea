import { pathModel } from "#machines/paths/model.ts";
import { tourLeadEndingMachine } from "./tour-lead-ending.machine.ts";

export const tourLeadEndingPaths = pathModel({
  machine: tourLeadEndingMachine,
  title: "Ending a tour lead's membership",
  purpose: "ending a tour lead’s membership or withdrawing an invitation, by an administrator",
  starts: { "a tour lead": { leadId: "lead-1" } },
  happyPath: ["a tour lead", "asks to end it", "confirms", "end ✓ ended"],
  does: {
    "ending.requested": "asks to end it",
    "ending.confirmed": "confirms",
    "ending.cancelled": "leaves it",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    end: {
      ended: "ended",
      notFound: "the account is gone",
      ownCase: "it is their own",
      administratorsOnly: "no administrator any more",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
