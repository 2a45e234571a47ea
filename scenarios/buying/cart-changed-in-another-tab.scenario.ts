import { checkOut, orderAndPay, seeThanks } from "#scenarios/routines.ts";
import { scenario, press, tick, see, pay, inTab } from "#scenarios/steps.ts";

export default scenario({
  title: "Another tab changes the cart during the review; the order is shown as it is now",
  words: ["two tabs", "outdated cart"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { cart: ["boston-fern"] },
  steps: [
    ...checkOut,
    tick("I agree to the"),
    inTab("second", "/product/hand-trowel"),
    press("Add to cart"),
    see("Your cart: 2 items", "banner"),
    inTab("first"),
    see("Your cart was changed in another window."),
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
