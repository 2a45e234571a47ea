import { checkOut, orderAndPay, seeThanks } from "#scenarios/routines.ts";
import { scenario, open, follow, press, see, pay } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer chooses another pot size, and buys it",
  words: ["variant", "option", "size"],
  person: "customer",
  market: "europe",
  language: "en",
  steps: [
    open("/product/terracotta-pot"),
    follow("27 cm"),
    see("27 cm"),
    press("Add to cart"),
    open("/cart"),
    see("27 cm"),
    ...checkOut,
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
