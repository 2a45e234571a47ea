import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/** Currencies with waiting payouts, or an earlier file to download again. */
export type PayoutExportFacts = { currencies: readonly string[]; file: ExportedFile | null };

export type ExportedFile = { currency: string; exportId: string };

export type SavedFile = { count: number; ownLeftOut: number; fileName: string };

export type ExportRequest = { currency: string; password: string; exportId: string };

export type PayoutExportEvent =
  | { type: "again.chosen" }
  | { type: "again.left" }
  /** `exportId` is new, or the file's own: the same id returns the same file. */
  | ({ type: "export.submitted" } & ExportRequest)
  | { type: "retry.requested" }
  | { type: "currencies.changed"; currencies: readonly string[] };

/** Port `exportPayouts`: downloads the file, which the server does not store. */
export type ExportPayoutsInput = ExportRequest;
export type ExportPayoutsOutput =
  /** `ownLeftOut`: waiting payouts of the administrator's own, which are not in it. */
  | ({ outcome: "saved" } & SavedFile)
  | { outcome: "incorrectPassword" }
  /** Another administrator was faster, or a payout of the file is marked. */
  | { outcome: "nothingToExport" }
  /** The shop folder does not specify the account to pay from. */
  | { outcome: "noPayoutAccount" }
  | { outcome: "ownCase" }
  | { outcome: "administratorsOnly" }
  | TooManyRequests
  | Unforeseen;
