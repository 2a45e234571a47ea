import { checkOut, orderAndPay, seeThanks } from "#scenarios/routines.ts";
import { scenario, press, see, reload, pay, pricesWere } from "#scenarios/steps.ts";

export default scenario({
  title:
    "Prices have changed since the last visit; the customer sees the difference at the review and goes on",
  words: ["price", "changed meanwhile"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { cart: ["boston-fern"] },
  steps: [
    ...checkOut,
    pricesWere(21.55),
    reload,
    see("item price changed from €21.55 to €18.95."),
    press("Go on"),
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
