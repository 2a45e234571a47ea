import { typeAddress, goToReview, orderAndPay, seeThanks, logInAs, signUp } from "#scenarios/routines.ts";
import { scenario, open, press, follow, type, see, arrive, pay, openMailLink } from "#scenarios/steps.ts";

export default scenario({
  title: "A visitor comes through the front door, finds a plant by searching, signs up, and buys it",
  words: ["new customer", "sign up", "front door", "gate"],
  person: "visitor",
  market: "europe",
  language: "en",
  given: { firstVisit: true },
  steps: [
    open("/"),
    arrive("/welcome-page"),
    press("Enter the shop"),
    arrive("/"),
    type("Search plants and goods", "fern", "banner"),
    see("Boston fern", "banner"),
    press("Search plants and goods", "banner"),
    follow("Boston fern"),
    press("Add to cart"),
    see("Your cart: 1 item", "banner"),
    open("/checkout"),
    ...signUp,
    openMailLink("confirm-email"),
    press("Confirm my email address"),
    follow("Go on to the checkout"),
    ...logInAs("{newEmail}"),
    ...typeAddress,
    ...goToReview,
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
