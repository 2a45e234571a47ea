import { scenario, open, press, see, pay } from "#scenarios/steps.ts";

export default scenario({
  title: "The provider does not support the currency; the customer cancels the order",
  words: ["currency", "terminal refusal"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "unpaid" } },
  steps: [
    open("/user/orders/{order}"),
    press("Pay now"),
    pay("currencyNotSupported"),
    see("The payment provider does not support this currency."),
    press("Cancel the order"),
    see("Your cart: 1 item", "banner"),
  ],
});
