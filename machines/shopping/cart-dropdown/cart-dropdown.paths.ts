import { pathModel } from "#machines/paths/model.ts";
import { cartDropdownMachine } from "./cart-dropdown.machine.ts";

export const cartDropdownPaths = pathModel({
  machine: cartDropdownMachine,
  title: "The cart in the header",
  purpose: "the header's cart, which opens by itself when something is added",
  starts: { "on a product's page": undefined },
  happyPath: ["on a product's page", "something was put in", "⏱ peek"],
  does: { "dropdown.entered": "points at the cart", "dropdown.left": "points elsewhere" },
  happens: {
    "line.arrived": "something was put in",
    "route.changed": {
      "goes to the checkout": { allowed: false },
      "goes to a product": { allowed: true },
    },
  },
  answers: {},
  requirements: {
    peeking: ["layout.cart-dropdown-opens-after-adding", "layout.cart-dropdown-closes-after-4-s"],
    open: ["layout.cart-dropdown-on-hover", "layout.cart-count-and-total"],
    disabled: ["layout.cart-dropdown-disabled"],
  },
});
