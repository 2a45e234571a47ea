import { seeThanks } from "#scenarios/routines.ts";
import { scenario, open, press, see, pay } from "#scenarios/steps.ts";

export default scenario({
  title: "The payment stays pending for a while; the customer waits, and the order is paid",
  words: ["pending", "webhook", "waiting"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "unpaid" } },
  steps: [
    open("/user/orders/{order}"),
    press("Pay now"),
    pay("pending"),
    see("The payment is being processed."),
    seeThanks,
  ],
});
