import {
  typeAddress,
  goToReview,
  orderAndPay,
  seeThanks,
  logInAs,
  signUp,
  addFern,
} from "#scenarios/routines.ts";
import { scenario, open, press, follow, see, pay, openMailLink } from "#scenarios/steps.ts";

export default scenario({
  title:
    "A visitor signs up in the checkout, must confirm the email address, has the link sent again, and the order goes on",
  words: ["confirmation", "resend", "new customer"],
  person: "visitor",
  market: "europe",
  language: "en",
  steps: [
    ...addFern,
    see("Your cart: 1 item", "banner"),
    open("/checkout"),
    press("Log in", "main"),
    ...signUp,
    press("Send the link again"),
    see("Confirmation email has been sent."),
    openMailLink("confirm-email"),
    press("Confirm my email address"),
    follow("Go on to the checkout"),
    press("Log in", "main"),
    ...logInAs("{newEmail}"),
    ...typeAddress,
    ...goToReview,
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
