import { scenario, open, press, see } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer buys everything of an order again",
  words: ["reorder"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" } },
  steps: [
    open("/user/orders/{order}"),
    press("Buy again"),
    see("It’s all in your cart."),
    see("Your cart: 1 item", "banner"),
  ],
});
