import type { TooMany, Unforeseen } from "../outcome.ts";

/** What the flow begins with: currencies in which payouts wait, or a file that is to be had again. */
export type PayoutExportFacts = { currencies: readonly string[]; file: ExportedFile | null };

export type ExportedFile = { currency: string; exportId: string };

export type SavedFile = { count: number; ownLeftOut: number; fileName: string };

export type ExportRequest = { currency: string; password: string; exportId: string };

export type PayoutExportEvent =
  | { type: "again.chosen" }
  | { type: "again.left" }
  /** `exportId` is made now, or that of the file: the same one again is answered with the same file. */
  | ({ type: "export.submitted" } & ExportRequest)
  | { type: "retry.requested" }
  /** Payouts were asked for or exported meanwhile. */
  | { type: "currencies.changed"; currencies: readonly string[] };

/** `exportPayouts` saves the file, which nobody else keeps. Rejects if the shop does not answer. */
export type ExportPayoutsInput = ExportRequest;
export type ExportPayoutsOutput =
  /** `ownLeftOut`: payouts of the administrator's own that wait and are not in it. */
  | ({ outcome: "saved" } & SavedFile)
  | { outcome: "incorrect" }
  /** Another administrator was faster, or a payout of the file is marked. */
  | { outcome: "nothing" }
  /** The shop's folder does not say from which account it pays. */
  | { outcome: "noAccount" }
  /** It would hold the administrator's own payouts. */
  | { outcome: "ownCase" }
  | { outcome: "notAllowed" }
  | TooMany
  | Unforeseen;
