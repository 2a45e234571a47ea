import type { Unforeseen } from "../outcome.ts";
import type { User } from "../session/session.contract.ts";

/** As typed: a field left empty is "". `languageId`: in which mails are written. */
export type TypedAccount = { firstName: string; lastName: string; languageId: string; tourLeadCode: string };

/** `account`: as the shop has it. `hasTourLead`: a code is set already, and only another one is sent. */
export type EditAccountFacts = { account: Omit<TypedAccount, "tourLeadCode">; hasTourLead: boolean };

export type EditAccountEvent = ({ type: "account.submitted" } & TypedAccount) | { type: "retry.requested" };

export type FieldErrors = Partial<Record<keyof TypedAccount, "invalid" | "no_such_lead" | "own_code">>;

/** `saveAccount`. Rejects when nobody answers. */
export type SaveAccountInput = TypedAccount;
export type SaveAccountOutput =
  /** `user`: what the session should know now. */
  | { outcome: "saved"; user: Omit<User, "token"> }
  | { outcome: "refused"; fieldErrors: FieldErrors }
  | Unforeseen;
