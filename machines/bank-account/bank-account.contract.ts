import type { TooMany, Unforeseen } from "../outcome.ts";

/** As it is shown: of the IBAN its country and its last four characters. */
export type BankAccount = { holder: string; country: string; ibanEnd: string };

/** What the flow begins with; null: nobody said yet where to pay out to. */
export type BankAccountFacts = { account: BankAccount | null };

export type TypedAccount = { holder: string; iban: string; password: string };

export type BankAccountEvent =
  | { type: "change.requested" }
  | { type: "change.left" }
  /** `password`: asked for if there is an account already, else "". */
  | ({ type: "account.submitted" } & TypedAccount)
  | { type: "retry.requested" };

/** `keepAccount`. Rejects when nobody answers. `password`: null for the first account. */
export type KeepAccountInput = { holder: string; iban: string; password: string | null };
export type KeepAccountOutput =
  | { outcome: "kept"; account: BankAccount }
  | { outcome: "wrong"; fields: WrongFields }
  | { outcome: "incorrect" }
  /** There is an account by now, from another tab; it takes the password to change it. */
  | { outcome: "accountThere"; account: BankAccount }
  /** Whoever asks is no tour lead any more. */
  | { outcome: "notAllowed" }
  | TooMany
  | Unforeseen;

export type WrongFields = { holder: "latin_only" | "too_long" | null; iban: "iban_wrong" | null };
