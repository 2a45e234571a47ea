import { goToReview, checkOut, orderAndPay, seeThanks } from "#scenarios/routines.ts";
import { scenario, tick, type, see, noLongerSee, goBack, pay } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer goes back from the review, changes the address, and nothing else is lost",
  words: ["Back", "browser history"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { cart: ["boston-fern"] },
  steps: [
    ...checkOut,
    tick("I agree to the"),
    goBack,
    see("How shall we deliver?"),
    goBack,
    see("Add a note for us"),
    type("Street and number", "Keizersgracht 5"),
    ...goToReview,
    see("Keizersgracht 5"),
    noLongerSee("Prinsengracht 12"),
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
