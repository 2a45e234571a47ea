import type { Unforeseen } from "#machines/outcome.ts";

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
/** `unprintable`: the characters that invoices can't show; empty if something else is wrong. */
export type TaxFieldProblem = { field: TaxField; unprintable: string };

/** `data` null: the tour lead has not agreed to self-billing. */
export type SelfBillingFacts = { data: TaxData | null };

export type SelfBillingEvent =
  | { type: "form.requested" }
  | { type: "form.left" }
  /** Submitting the form is the agreement. */
  | { type: "agreement.given"; data: TaxData }
  | { type: "agreement.ended" }
  | { type: "retry.requested" };

type NotAllowed = { outcome: "notATourLead" };

export type KeepAgreementInput = { data: TaxData };
export type KeepAgreementOutput =
  | { outcome: "kept"; data: TaxData }
  | { outcome: "invalid"; fields: readonly TaxFieldProblem[] }
  | NotAllowed
  | Unforeseen;

/** Port `endAgreement`; idempotent. */
export type EndAgreementOutput = { outcome: "ended" } | NotAllowed | Unforeseen;
