import { checkOut, orderAndPay, seeThanks } from "#scenarios/routines.ts";
import { scenario, press, see, type, noLongerSee, pay, unfold } from "#scenarios/steps.ts";

export default scenario({
  title: "A code is refused at the review, another one is taken and removed again, and the order goes on",
  words: ["coupon", "promotion", "voucher", "unknown code"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { cart: ["boston-fern"] },
  steps: [
    ...checkOut,
    unfold("Discount code"),
    type("Code", "TRELLIS99"),
    press("Apply"),
    see("We don’t know this code."),
    type("Code", "trellis-10"),
    press("Apply"),
    see("10 % off your order"),
    see("-€1.89"),
    press("Remove: TRELLIS10"),
    noLongerSee("TRELLIS10"),
    see("€25.90"),
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
