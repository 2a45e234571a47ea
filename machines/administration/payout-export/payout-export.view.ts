import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { ExportedFile, SavedFile } from "./payout-export.contract.ts";
import type { payoutExportMachine } from "./payout-export.machine.ts";

export type PayoutExportView =
  /** `again.chosen` leads to the form. */
  | { screen: "offer"; saved: SavedFile | null }
  | {
      screen: "form";
      currencies: readonly string[];
      currency: string;
      /** The file to download again; then `again.left` leads back. */
      file: ExportedFile | null;
      note: PayoutExportNote | null;
      busy: boolean;
    }
  | { screen: "unreachable" }
  | { screen: "administratorsOnly" };

export type PayoutExportNote =
  | SavedFile
  | { minutes: number }
  | "incorrectPassword"
  | "nothingToExport"
  | "noPayoutAccount"
  | "ownCase"
  | "unforeseen";

export function payoutExportView({
  value,
  context,
}: SnapshotFrom<typeof payoutExportMachine>): PayoutExportView {
  const { currencies, currency, file, saved, seconds } = context;
  const form = (note: PayoutExportNote | null, busy = false): PayoutExportView => ({
    screen: "form",
    currencies,
    currency,
    file,
    note,
    busy,
  });
  switch (leafOf(value)) {
    case "sorting":
      throw new Error("sorting takes no time");
    case "offered.resting":
      return { screen: "offer", saved: null };
    case "offered.saved":
      return { screen: "offer", saved };
    case "typing.editing":
      return form(null);
    case "typing.saved":
      return form(saved);
    case "typing.incorrect":
      return form("incorrectPassword");
    case "typing.nothing":
      return form("nothingToExport");
    case "typing.noAccount":
      return form("noPayoutAccount");
    case "typing.ownCase":
      return form("ownCase");
    case "typing.tooMany":
      return form({ minutes: Math.ceil(seconds / 60) });
    case "typing.unforeseen":
      return form("unforeseen");
    case "exporting.asking":
      return form(null, true);
    case "exporting.unreachable":
      return { screen: "unreachable" };
    case "notAllowed":
      return { screen: "administratorsOnly" };
  }
}
