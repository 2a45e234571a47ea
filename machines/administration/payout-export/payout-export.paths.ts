import { pathModel } from "#machines/paths/model.ts";
import { payoutExportMachine } from "./payout-export.machine.ts";

const exportId = "01a1fda1-4db5-78d4-bca7-b0a827790570";

export const payoutExportPaths = pathModel({
  machine: payoutExportMachine,
  title: "Exporting payouts for the bank",
  purpose:
    "downloading a file with the waiting payouts for the bank, or an earlier file again, by an administrator",
  starts: {
    "an administrator": { currencies: ["EUR", "JPY"], file: null },
    "one whose file got lost": { currencies: [], file: { currency: "EUR", exportId } },
  },
  happyPath: ["an administrator", "exports", "exportPayouts ✓ saved"],
  does: {
    "again.chosen": "asks for the same file",
    "again.left": "leaves it",
    "export.submitted": {
      exports: { currency: "EUR", password: "Trellis-Demo-2026!", exportId },
    },
    "retry.requested": "tries again",
  },
  facets: ({ file }) => file !== null,
  happens: {
    "currencies.changed": { "nothing waits any more": { currencies: [] } },
  },
  answers: {
    exportPayouts: {
      saved: {
        saved: { count: 3, ownLeftOut: 0, fileName: "payouts-EUR-2026-11-21-790570.xml" },
        "saved without their own": { count: 3, ownLeftOut: 2, fileName: "payouts-EUR-2026-11-21-790570.xml" },
      },
      incorrectPassword: "the password is wrong",
      nothingToExport: "nothing waits",
      noPayoutAccount: "the shop has no account",
      ownCase: "it would hold their own",
      administratorsOnly: "no administrator any more",
      tooManyRequests: { "tried too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
