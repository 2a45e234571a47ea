// Written by `npm run generate` from machines/shopping/cart-dropdown/, for Stately's editor. Everything but the chart is left out.
import { setup } from "xstate";

export const cartDropdownMachine = setup({
  types: {
    context: {} as {},
    events: {} as
      | { type: "route.changed" }
      | { type: "line.arrived" }
      | { type: "dropdown.entered" }
      | { type: "dropdown.left" },
  },
  guards: { isAllowed: () => false },
  delays: { peek: 4000 },
}).createMachine({
  id: "cartDropdown",
  context: {},
  initial: "closed",
  on: { "route.changed": [{ guard: "isAllowed", target: ".closed" }, { target: ".disabled" }] },
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
