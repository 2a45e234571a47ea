import type { SnapshotFrom } from "xstate";
import type { cartDropdownMachine } from "./cart-dropdown.machine.ts";

/** Peeking, it shows what was just put in and closes by itself. */
export type CartDropdownView = { sees: "closed" | "peeking" | "open" | "disabled" };

/** What a person sees of the header's cart. */
export const cartDropdownView = ({ value }: SnapshotFrom<typeof cartDropdownMachine>): CartDropdownView => ({
  sees: value,
});
