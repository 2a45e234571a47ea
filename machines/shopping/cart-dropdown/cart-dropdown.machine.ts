import { setup } from "xstate";
import { cartDropdownOpenTime } from "#domain/specified-values.ts";
import type { CartDropdownEvent } from "./cart-dropdown.contract.ts";

export const cartDropdownMachine = setup({
  types: { events: {} as CartDropdownEvent },
  guards: { isAllowed: (_, { allowed }: { allowed: boolean }) => allowed },
  delays: { peek: cartDropdownOpenTime },
}).createMachine({
  id: "cartDropdown",
  initial: "closed",
  on: {
    "route.changed": [
      { guard: { type: "isAllowed", params: ({ event }) => event }, target: ".closed" },
      { target: ".disabled" },
    ],
  },
  states: {
    closed: { on: { "line.arrived": "peeking", "dropdown.entered": "open" } },
    peeking: {
      after: { peek: "closed" },
      on: { "line.arrived": { target: "peeking", reenter: true }, "dropdown.entered": "open" },
    },
    open: { on: { "dropdown.left": "closed" } },
    disabled: {},
  },
});
