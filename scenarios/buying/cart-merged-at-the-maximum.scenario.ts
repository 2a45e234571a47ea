import { logInAs } from "#scenarios/routines.ts";
import { scenario, open, press, type, see } from "#scenarios/steps.ts";

export default scenario({
  title: "A visitor’s cart is added to the one of the account at log-in, up to the maximum",
  words: ["merge", "maximum", "log in"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { isLoggedOut: true, cart: [{ product: "boston-fern", quantity: 999_999 }] },
  steps: [
    open("/product/boston-fern"),
    type("Quantity", "2"),
    press("Add to cart"),
    see("Your cart: 2 items", "banner"),
    open("/cart"),
    press("Login / Sign up", "banner"),
    ...logInAs("{email}"),
    see("One product reached the maximum number in your cart."),
  ],
});
