import { addFern, goToReview, logInAs, orderAndPay, seeThanks, typeAddress } from "#scenarios/routines.ts";
import { scenario, open, press, type, see, pay } from "#scenarios/steps.ts";

export default scenario({
  title: "A guest cancels at the provider and calls the order off, then logs in and orders what was typed",
  words: ["guest", "cancel", "log in"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { isLoggedOut: true },
  steps: [
    ...addFern,
    see("Your cart: 1 item", "banner"),
    open("/checkout"),
    type("Email, for your confirmation", "{newEmail}"),
    ...typeAddress,
    ...goToReview,
    ...orderAndPay,
    pay("cancel"),
    see("Payment cancelled."),
    press("Cancel the order"),
    press("Yes, cancel it", "dialog"),
    press("Log in"),
    ...logInAs("{email}"),
    ...goToReview,
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
