import type { SnapshotFrom } from "xstate";
import type { cartDropdownMachine } from "./cart-dropdown.machine.ts";

/** `peeking` shows what was just added and closes by itself. */
export type CartDropdownView = { screen: "closed" | "peeking" | "open" | "disabled" };

export const cartDropdownView = ({ value }: SnapshotFrom<typeof cartDropdownMachine>): CartDropdownView => ({
  screen: value,
});
