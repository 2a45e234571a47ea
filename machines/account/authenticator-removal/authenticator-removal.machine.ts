import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type Authenticator = { kind: "passkey"; id: string } | { kind: "app" };

export type RemoveInput = { authenticator: Authenticator };
export type RemoveOutput =
  | { outcome: "removed" }
  /** An administrator must have one. */
  | { outcome: "lastSecondFactor" }
  /** It was removed before. */
  | { outcome: "notFound" }
  | Unforeseen;

export const { machine: authenticatorRemovalMachine, view: authenticatorRemovalView } = form<{
  typed: RemoveInput;
  output: RemoveOutput;
}>()({
  id: "authenticatorRemoval",
  port: "remove",
  submitted: "authenticator.dismissed",
  outcomes: { removed: "form", lastSecondFactor: "form", notFound: "form", unforeseen: "form" },
});
export type AuthenticatorRemovalView = ReturnType<typeof authenticatorRemovalView>;
