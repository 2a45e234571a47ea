import { pathModel } from "#machines/paths/model.ts";
import { accountDeletionMachine } from "./account-deletion.machine.ts";

export const accountDeletionPaths = pathModel({
  machine: accountDeletionMachine,
  title: "Deleting the account",
  purpose: "deleting the account after entering the password",
  starts: { "a customer": undefined },
  happyPath: ["a customer", "deletes the account", "deleteAccount ✓ deleted"],
  does: {
    "deletion.submitted": { "deletes the account": { password: "Trellis-Demo-2026!" } },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    deleteAccount: {
      deleted: "deleted",
      incorrectPassword: "the password is wrong",
      stillOpen: {
        "an order is not paid": { open: [{ what: "unpaid", references: ["7K3M-9Q2R"] }] },
        "much is open": {
          open: [
            { what: "unsent", references: ["7K3M-9Q2R", "B4XD-W8TP"] },
            { what: "refunds", references: ["7K3M-9Q2R"] },
            { what: "payouts", references: [] },
          ],
        },
      },
      commissionDebt: { "commission was taken back": { debts: [{ currency: "EUR", amount: 12.4 }] } },
      lastAdministrator: "the only administrator",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
