import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { Authenticator } from "./authenticator-removal.contract.ts";
import type { authenticatorRemovalMachine } from "./authenticator-removal.machine.ts";

/** The list is a query; `note`: the result of the last attempt, `removing`: the pending removal. */
export type AuthenticatorRemovalView = {
  screen: "authenticators";
  note: AuthenticatorRemovalNote | null;
  removing: Authenticator | null;
};

/** `unreachable`: `retry.requested` repeats the same attempt. */
export type AuthenticatorRemovalNote =
  | "removed"
  | "lastSecondFactor"
  | "notFound"
  | "unforeseen"
  | "unreachable";

export function authenticatorRemovalView({
  value,
  context,
}: SnapshotFrom<typeof authenticatorRemovalMachine>): AuthenticatorRemovalView {
  const list = (note: AuthenticatorRemovalNote | null): AuthenticatorRemovalView => ({
    screen: "authenticators",
    note,
    removing: null,
  });
  switch (leafOf(value)) {
    case "looking.reading":
      return list(null);
    case "looking.removed":
      return list("removed");
    case "looking.last":
      return list("lastSecondFactor");
    case "looking.gone":
      return list("notFound");
    case "looking.unforeseen":
      return list("unforeseen");
    case "removing.unreachable":
      return list("unreachable");
    case "removing.asking":
      return { screen: "authenticators", note: null, removing: context.authenticator };
  }
}
