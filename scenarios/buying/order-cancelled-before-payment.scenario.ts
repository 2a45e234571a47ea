import { scenario, open, press, see } from "#scenarios/steps.ts";

export default scenario({
  title: "An unpaid order is cancelled, and its items return to the cart",
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "unpaid" } },
  steps: [
    open("/user/orders/{order}"),
    press("Cancel the order"),
    press("Yes, cancel it", "dialog"),
    see("Cancelled"),
    open("/cart"),
    see("Boston fern"),
  ],
});
