import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

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

export type SessionFacts = { refreshInterval: number };

export type Credentials = { username: string; password: string };
/** The page that the link in the confirmation email leads to; null: no page in particular. */
export type ReturnTo = "checkout" | null;

export type SessionEvent =
  | { type: "page.hydrated" }
  | ({ type: "login.submitted" } & Credentials)
  | { type: "login.left" }
  | { type: "retry.requested" }
  | ({ type: "confirmation.requested"; returnTo: ReturnTo } & Credentials)
  /** A passkey or a second factor has completed the log-in; null: with the token of the log-in by password. */
  | { type: "login.proved"; token: string | null }
  /** The session has a new token, because the user has proved a second factor. */
  | { type: "session.renewed"; token: string }
  | { type: "logOut.requested" }
  /** A request sent with `token` got a 401. */
  | { type: "session.rejected"; token: string }
  /** Another tab logged in or out, or updated the customer. */
  | { type: "storage.changed"; user: User | null }
  /** Another flow in this tab updated the customer. */
  | { type: "customer.changed"; user: User }
  /** A link in an email confirmed the address or set a new password, so the stored user is outdated. */
  | { type: "account.changedByLink" };

/** Port `readStoredUser`; null if no valid user is stored. */
export type StoredUser = User | null;

export type LogInOutput =
  | { outcome: "loggedIn"; user: User }
  /** An administrator; the token is limited until a second factor is proved or set up. */
  | { outcome: "secondFactorAsked"; token: string }
  | { outcome: "incorrectCredentials" }
  | { outcome: "emailNotConfirmed" }
  | { outcome: "userNotActive" }
  | TooManyRequests
  | Unforeseen;

/** Port `readUser`: the token's user. `ended`: the token is no longer valid. */
export type ReadUserInput = { token: string };
export type ReadUserOutput = { outcome: "read"; user: User } | { outcome: "ended" };

export type ResendInput = Credentials & { returnTo: ReturnTo };
/** Port `resendConfirmation`. `detail` is the server's text, meant to be shown. */
export type ResendOutput = { outcome: "sent" } | { outcome: "refused"; detail: string } | Unforeseen;

export type UserInput = { user: User };
