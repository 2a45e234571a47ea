import { pathModel } from "#machines/paths/model.ts";
import { refundRemovalMachine } from "./refund-removal.machine.ts";

export const refundRemovalPaths = pathModel({
  machine: refundRemovalMachine,
  title: "Deleting a refund's draft",
  purpose: "deleting the draft of a refund with its photos",
  starts: { "a draft": { refundId: "refund-1" } },
  happyPath: ["a draft", "wants to give it up", "confirms", "deleteDraft ✓ deleted"],
  does: {
    "removal.requested": "wants to give it up",
    "removal.confirmed": "confirms",
    "removal.dropped": "keeps it",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    deleteDraft: {
      deleted: "deleted",
      refundNotDraft: "sent in another window",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
