import { goToReview, seeThanks } from "#scenarios/routines.ts";
import { scenario, open, press, tick, pick, inTab } from "#scenarios/steps.ts";

export default scenario({
  title: "The points for an order are spent in another tab, and this one shows that it is paid",
  words: ["loyalty", "two tabs"],
  person: "regular customer",
  market: "europe",
  language: "en",
  given: { cart: ["catmint"] },
  steps: [
    open("/checkout"),
    ...goToReview,
    pick("Pay everything with"),
    tick("I agree to the"),
    inTab("second", "/confirm-order"),
    pick("Pay everything with"),
    tick("I agree to the"),
    press("Order and pay with points"),
    seeThanks,
    inTab("first"),
    seeThanks,
  ],
});
