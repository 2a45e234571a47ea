import { typeAddress, goToReview, orderAndPay, seeThanks, logInAs, signUp } from "#scenarios/routines.ts";
import { scenario, open, press, follow, see, pay, openMailLink } from "#scenarios/steps.ts";

const reduction = "10 % off your order";

export default scenario({
  title: "A visitor comes by a link with a discount code, signs up, and sees the reduction to the end",
  words: ["coupon", "promotion", "voucher", "link", "sign up"],
  person: "visitor",
  market: "europe",
  language: "en",
  steps: [
    open("/product/boston-fern?code=TRELLIS10"),
    press("Add to cart"),
    see("Subtotal", "banner"),
    open("/cart"),
    see(reduction, "main"),
    see("€17.06", "main"),
    follow("Go to checkout"),
    press("Log in", "main"),
    ...signUp,
    openMailLink("confirm-email"),
    press("Confirm my email address"),
    follow("Go on to the checkout"),
    press("Log in", "main"),
    ...logInAs("{newEmail}"),
    ...typeAddress,
    ...goToReview,
    see(reduction, "main"),
    see("-€1.89", "main"),
    ...orderAndPay,
    pay(),
    seeThanks,
    see(reduction, "main"),
    see("-€1.89", "main"),
  ],
});
