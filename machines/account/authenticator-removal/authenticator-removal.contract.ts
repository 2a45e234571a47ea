import type { Unforeseen } from "#machines/outcome.ts";

export type Authenticator = { kind: "passkey"; id: string } | { kind: "app" };

export type AuthenticatorRemovalEvent =
  | { type: "authenticator.dismissed"; authenticator: Authenticator }
  | { type: "retry.requested" };

/** Port `remove`. `lastSecondFactor`: an administrator must have one. `notFound`: it was removed before. */
export type RemoveInput = { authenticator: Authenticator };
export type RemoveOutput =
  | { outcome: "removed" }
  | { outcome: "lastSecondFactor" }
  | { outcome: "notFound" }
  | Unforeseen;
