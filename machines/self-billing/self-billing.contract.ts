import type { Unforeseen } from "../outcome.ts";

/** What the shop needs to write a tour lead's invoices. */
export type TaxData = {
  name: string;
  street: string;
  zipCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  taxNumber: string;
  chargesVat: boolean;
};
export type TaxField = keyof TaxData;

/** What the flow begins with; null: the tour lead did not agree to self-billing. */
export type SelfBillingFacts = { data: TaxData | null };

export type SelfBillingEvent =
  | { type: "form.requested" }
  | { type: "form.left" }
  /** Sending the form is the agreement. */
  | { type: "agreement.given"; data: TaxData }
  | { type: "agreement.ended" }
  | { type: "retry.requested" };

type NotAllowed =
  /** Whoever asks is no tour lead any more. */
  { outcome: "notAllowed" };

/** `keepAgreement`. Rejects when nobody answers. */
export type KeepAgreementInput = { data: TaxData };
export type KeepAgreementOutput =
  | { outcome: "kept"; data: TaxData }
  | { outcome: "wrong"; fields: readonly TaxField[] }
  | NotAllowed
  | Unforeseen;

/** `endAgreement`. Rejects when nobody answers; ended twice is ended. */
export type EndAgreementOutput = { outcome: "ended" } | NotAllowed | Unforeseen;
