import { goToReview, seeThanks } from "#scenarios/routines.ts";
import { scenario, open, press, tick, pick } from "#scenarios/steps.ts";

export default scenario({
  title: "An order is paid with points alone, without the provider",
  words: ["loyalty"],
  person: "regular customer",
  market: "europe",
  language: "en",
  given: { cart: ["catmint"] },
  steps: [
    open("/checkout"),
    ...goToReview,
    pick("Pay everything with"),
    tick("I agree to the"),
    press("Order and pay with points"),
    seeThanks,
  ],
});
