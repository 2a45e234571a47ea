import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/** Of the IBAN only the country and the last four characters are shown. */
export type BankAccount = { holder: string; country: string; ibanEnd: string };

/** `account` null: not entered yet. */
export type BankAccountFacts = { account: BankAccount | null };

export type TypedAccount = { holder: string; iban: string; password: string };

export type BankAccountEvent =
  | { type: "change.requested" }
  | { type: "change.left" }
  /** `password`: needed to replace an account, otherwise "". */
  | ({ type: "account.submitted" } & TypedAccount)
  | { type: "retry.requested" };

/** Port `keepAccount`. `password`: null for the first account. */
export type KeepAccountInput = { holder: string; iban: string; password: string | null };
export type KeepAccountOutput =
  | { outcome: "kept"; account: BankAccount }
  | { outcome: "invalid"; fields: WrongFields }
  | { outcome: "incorrectPassword" }
  /** An account was added in another tab, so a change needs the password. */
  | { outcome: "passwordNeeded"; account: BankAccount }
  | { outcome: "notATourLead" }
  | TooManyRequests
  | Unforeseen;

export type WrongFields = { holder: "latin_only" | "too_long" | null; iban: "iban_wrong" | null };
