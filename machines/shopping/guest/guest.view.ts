import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { guestMachine } from "./guest.machine.ts";

export type GuestView =
  | { screen: "loading" }
  | { screen: "guest" }
  | { screen: "customer" }
  /** `isOrderLocked`: the URL names an order that needs a log-in, or the link in a guest's mail. */
  | { screen: "logIn"; confirmEmailFirst: boolean; isOrderLocked: boolean };

export function guestView({ value, context }: SnapshotFrom<typeof guestMachine>): GuestView {
  const leaf = leafOf(value);
  const { isOrderLocked } = context;
  switch (leaf) {
    case "arriving":
      return { screen: "loading" };
    case "guest":
    case "customer":
      return { screen: leaf };
    case "loggingIn.asking":
      return { screen: "logIn", confirmEmailFirst: false, isOrderLocked };
    case "loggingIn.confirmEmailFirst":
      return { screen: "logIn", confirmEmailFirst: true, isOrderLocked };
  }
}
