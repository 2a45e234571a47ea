import { pathModel } from "../paths/model.ts";
import { accountDeletionMachine } from "./account-deletion.machine.ts";

export const accountDeletionPaths = pathModel({
  machine: accountDeletionMachine,
  purpose: "deleting the account, with the password",
  starts: { "a customer": undefined },
  does: {
    "deletion.submitted": { "deletes the account": { password: "Trellis-Demo-2026!" } },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    deleteAccount: {
      deleted: "deleted",
      incorrect: "the password is wrong",
      stillOpen: { "an order is not paid": { what: "unpaid", references: ["7K3M9Q"] } },
      tooMany: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
