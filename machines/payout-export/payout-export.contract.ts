import type { TooMany, Unforeseen } from "../outcome.ts";

/** What the flow begins with: currencies in which payouts are asked for. */
export type PayoutExportFacts = { currencies: readonly string[] };

export type ExportRequest = { currency: string; password: string; exportId: string };

export type PayoutExportEvent =
  /** `exportId` is made now: the same one again is answered with the same file. */
  ({ type: "export.submitted" } & ExportRequest) | { type: "retry.requested" };

/** `exportPayouts` saves the file, which nobody else keeps. Rejects when nobody answers. */
export type ExportPayoutsInput = ExportRequest;
export type ExportPayoutsOutput =
  | { outcome: "saved"; count: number; fileName: string }
  | { outcome: "incorrect" }
  /** Another administrator was faster. */
  | { outcome: "nothing" }
  /** The shop's folder does not say from which account it pays. */
  | { outcome: "noAccount" }
  | { outcome: "notAllowed" }
  | TooMany
  | Unforeseen;
