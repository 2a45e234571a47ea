import { pathModel } from "../paths/model.ts";
import { payoutExportMachine } from "./payout-export.machine.ts";

export const payoutExportPaths = pathModel({
  machine: payoutExportMachine,
  purpose: "an administrator saves a file for the bank with the payouts that were asked for",
  starts: { "an administrator": { currencies: ["EUR", "JPY"] } },
  does: {
    "export.submitted": {
      exports: {
        currency: "EUR",
        password: "Trellis-Demo-2026!",
        exportId: "01a1fda1-4db5-78d4-bca7-b0a827790570",
      },
    },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    exportPayouts: {
      saved: { saved: { count: 3, fileName: "payouts-EUR-2026-11-21-790570.xml" } },
      incorrect: "the password is wrong",
      nothing: "nothing waits",
      noAccount: "the shop has no account",
      notAllowed: "no administrator any more",
      tooMany: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
