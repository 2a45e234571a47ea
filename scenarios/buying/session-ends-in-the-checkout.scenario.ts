import { checkOut, seeThanks, logInAs } from "#scenarios/routines.ts";
import { scenario, press, tick, see, arrive, pay, sessionEnds } from "#scenarios/steps.ts";

export default scenario({
  title: "The session ends during the checkout; after logging in again the review is as it was",
  words: ["401", "logged out", "session"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { cart: ["boston-fern"] },
  steps: [
    ...checkOut,
    tick("I agree to the"),
    sessionEnds,
    press("Order and pay"),
    press("Login / Sign up", "banner"),
    ...logInAs("{email}"),
    see("I agree to the"),
    arrive("/confirm-order"),
    press("Order and pay"),
    pay(),
    seeThanks,
  ],
});
