import { checkOut, orderAndPay, seeThanks } from "#scenarios/routines.ts";
import { scenario, press, see, pay } from "#scenarios/steps.ts";

export default scenario({
  title: "The customer cancels at the provider, returns, and pays after all",
  words: ["cancel", "second attempt"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { cart: ["boston-fern"] },
  steps: [
    ...checkOut,
    ...orderAndPay,
    pay("cancel"),
    see("Payment cancelled."),
    press("Pay now"),
    pay(),
    seeThanks,
  ],
});
