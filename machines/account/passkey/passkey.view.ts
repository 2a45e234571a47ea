import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { passkeyMachine } from "./passkey.machine.ts";

export type PasskeyView = { screen: "button"; note: PasskeyNote | null; busy: boolean };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait. */
export type PasskeyNote =
  | "cancelled"
  | "unsupported"
  | "passkeyNotAccepted"
  | "userNotActive"
  | "unforeseen"
  | "unreachable"
  | { minutes: number };

export function passkeyView({ value, context }: SnapshotFrom<typeof passkeyMachine>): PasskeyView {
  const button = (note: PasskeyNote | null): PasskeyView => ({ screen: "button", note, busy: false });
  switch (leafOf(value)) {
    case "offered.looking":
    case "loggedIn":
      return button(null);
    case "offered.cancelled":
      return button("cancelled");
    case "offered.unsupported":
      return button("unsupported");
    case "offered.notAccepted":
      return button("passkeyNotAccepted");
    case "offered.inactive":
      return button("userNotActive");
    case "offered.tooMany":
      return button({ minutes: Math.ceil(context.seconds / 60) });
    case "offered.unforeseen":
      return button("unforeseen");
    case "using.unreachable":
      return button("unreachable");
    case "using.asking":
      return { screen: "button", note: null, busy: true };
  }
}
