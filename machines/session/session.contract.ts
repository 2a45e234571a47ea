import type { Unforeseen } from "../outcome.ts";

/** The stored user. `tourLeadCode` is the customer's own; `hasTourLead` says that they follow one. */
export type User = {
  id: string;
  email: string;
  displayName: string;
  token: string;
  tourLeadCode: string | null;
  hasTourLead: boolean;
  emailConfirmed: boolean;
};

/** `refreshInterval` in milliseconds. */
export type SessionFacts = { refreshInterval: number };

export type Credentials = { username: string; password: string };
/** Where the confirmation mail's link leads in the end; null: nowhere in particular. */
export type ReturnTo = "checkout" | null;

export type SessionEvent =
  | { type: "page.hydrated" }
  | ({ type: "login.submitted" } & Credentials)
  | { type: "login.left" }
  | { type: "retry.requested" }
  | ({ type: "confirmation.requested"; returnTo: ReturnTo } & Credentials)
  | { type: "logOut.requested" }
  /** A 401 was answered to a request that was sent with `token`. */
  | { type: "session.rejected"; token: string }
  /** Another tab logged in, out, or learned something about the customer. */
  | { type: "storage.changed"; user: User | null }
  /** Another flow of this tab learned something about the customer. */
  | { type: "customer.changed"; user: User }
  /** The address was confirmed by token: the stored user is out of date. */
  | { type: "email.confirmed" };

/** `readStoredUser` answers this; null when nobody is stored or what is stored cannot be read. */
export type StoredUser = User | null;

/** `logIn`. Rejects when nobody answers. */
export type LogInOutput =
  | { outcome: "loggedIn"; user: User }
  | { outcome: "incorrect" }
  | { outcome: "emailNotConfirmed" }
  | { outcome: "inactive" }
  | Unforeseen;

export type ResendInput = Credentials & { returnTo: ReturnTo };
/** `resendConfirmation`. `detail` is the server's text, made to be shown. */
export type ResendOutput = { outcome: "sent" } | { outcome: "refused"; detail: string } | Unforeseen;

/** `settle`, `loadProfile` (both answer the user as it now is) and `logOut` (what it answers is ignored). */
export type UserInput = { user: User };
