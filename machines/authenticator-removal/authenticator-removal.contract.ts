import type { Unforeseen } from "../outcome.ts";

/** What is to be removed: a passkey by its id, or the authenticator app. */
export type Authenticator = { kind: "passkey"; id: string } | { kind: "app" };

export type AuthenticatorRemovalEvent =
  | { type: "authenticator.dismissed"; authenticator: Authenticator }
  | { type: "retry.requested" };

/** `remove`. Rejects when the shop does not answer. `last`: an administrator keeps one. `gone`: it was removed before. */
export type RemoveInput = { authenticator: Authenticator };
export type RemoveOutput = { outcome: "removed" } | { outcome: "last" } | { outcome: "gone" } | Unforeseen;
