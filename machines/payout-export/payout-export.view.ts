import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { payoutExportMachine } from "./payout-export.machine.ts";

export type PayoutExportView =
  | {
      sees: "form";
      currencies: readonly string[];
      currency: string;
      note: PayoutExportNote | null;
      busy: boolean;
    }
  /** `retry.requested` repeats the same export. */
  | { sees: "unreachable" }
  | { sees: "notAllowed" };

export type PayoutExportNote =
  | { count: number; fileName: string }
  | { minutes: number }
  | "incorrect"
  | "nothing"
  | "noAccount"
  | "unforeseen";

/** What a person sees. */
export function payoutExportView({
  value,
  context,
}: SnapshotFrom<typeof payoutExportMachine>): PayoutExportView {
  const { currencies, currency, saved, seconds } = context;
  const form = (note: PayoutExportNote | null, busy = false): PayoutExportView => ({
    sees: "form",
    currencies,
    currency,
    note,
    busy,
  });
  switch (leafOf(value)) {
    case "typing.editing":
      return form(null);
    case "typing.saved":
      return form(saved);
    case "typing.incorrect":
      return form("incorrect");
    case "typing.nothing":
      return form("nothing");
    case "typing.noAccount":
      return form("noAccount");
    case "typing.tooMany":
      return form({ minutes: Math.ceil(seconds / 60) });
    case "typing.unforeseen":
      return form("unforeseen");
    case "exporting.asking":
      return form(null, true);
    case "exporting.unreachable":
      return { sees: "unreachable" };
    case "notAllowed":
      return { sees: "notAllowed" };
  }
}
