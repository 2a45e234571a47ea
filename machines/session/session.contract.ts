import type { TooMany, Unforeseen } from "../outcome.ts";

/** What somebody may do beyond shopping. */
export type Role = "customer" | "administrator";

/** The stored user. `tourLeadCode` is the customer's own; `hasTourLead`: they follow a tour lead. */
export type User = {
  id: string;
  email: string;
  displayName: string;
  role: Role;
  token: string;
  tourLeadCode: string | null;
  hasTourLead: boolean;
  emailConfirmed: boolean;
};

/** `refreshInterval` in milliseconds. */
export type SessionFacts = { refreshInterval: number };

export type Credentials = { username: string; password: string };
/** Where the link in the confirmation mail finally leads; null: nowhere in particular. */
export type ReturnTo = "checkout" | null;

export type SessionEvent =
  | { type: "page.hydrated" }
  | ({ type: "login.submitted" } & Credentials)
  | { type: "login.left" }
  | { type: "retry.requested" }
  | ({ type: "confirmation.requested"; returnTo: ReturnTo } & Credentials)
  /** A passkey or a second factor has completed the log-in; null: with the token of the log-in by password. */
  | { type: "login.proved"; token: string | null }
  /** The session has a new token, because its person has proved a second factor. */
  | { type: "session.renewed"; token: string }
  | { type: "logOut.requested" }
  /** A request sent with `token` got a 401. */
  | { type: "session.rejected"; token: string }
  /** Another tab logged in or out, or learned something about the customer. */
  | { type: "storage.changed"; user: User | null }
  /** Another flow in this tab learned something about the customer. */
  | { type: "customer.changed"; user: User }
  /** A mail's link confirmed the address or set a new password, so the stored user is out of date. */
  | { type: "account.changedByLink" };

/** `readStoredUser`; null if no user is stored or what is stored can't be read. */
export type StoredUser = User | null;

/** `logIn`. Rejects when nobody answers. */
export type LogInOutput =
  | { outcome: "loggedIn"; user: User }
  /** An administrator; the token is limited until a second factor is proved or set up. */
  | { outcome: "secondFactorAsked"; token: string }
  | { outcome: "incorrect" }
  | { outcome: "emailNotConfirmed" }
  | { outcome: "inactive" }
  | TooMany
  | Unforeseen;

/** `readUser`: whose token it is. Rejects when the shop does not answer. `ended`: it is good for nothing any more. */
export type ReadUserInput = { token: string };
export type ReadUserOutput = { outcome: "read"; user: User } | { outcome: "ended" };

export type ResendInput = Credentials & { returnTo: ReturnTo };
/** `resendConfirmation`. `detail` is the server's text, meant to be shown. */
export type ResendOutput = { outcome: "sent" } | { outcome: "refused"; detail: string } | Unforeseen;

/** Input of `settle` and `loadProfile`, which answer the current user, and of `logOut`, whose answer is ignored. */
export type UserInput = { user: User };
