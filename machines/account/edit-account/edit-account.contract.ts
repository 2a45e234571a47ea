import type { Unforeseen } from "#machines/outcome.ts";
import type { User } from "#machines/account/session/session.contract.ts";

/** An empty field is "". `languageId`: of emails. */
export type TypedAccount = { firstName: string; lastName: string; languageId: string; tourLeadCode: string };

/** `account`: as stored. `hasTourLead`: a code is already set, and only another one is sent. */
export type EditAccountFacts = { account: Omit<TypedAccount, "tourLeadCode">; hasTourLead: boolean };

export type EditAccountEvent = ({ type: "account.submitted" } & TypedAccount) | { type: "retry.requested" };

export type FieldErrors = Partial<Record<keyof TypedAccount, "invalid" | "no_such_lead" | "own_code">>;

export type SaveAccountInput = TypedAccount;
export type SaveAccountOutput =
  | { outcome: "saved"; user: Omit<User, "token"> }
  | { outcome: "invalid"; fieldErrors: FieldErrors }
  | Unforeseen;
