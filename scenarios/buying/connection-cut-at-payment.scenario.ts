import { seeThanks } from "#scenarios/routines.ts";
import { scenario, open, press, pay } from "#scenarios/steps.ts";

export default scenario({
  title: "The connection is cut while the money is taken; the order is paid once",
  words: ["lost response", "double charge"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "unpaid" } },
  steps: [open("/user/orders/{order}"), press("Pay now"), pay("cut"), seeThanks],
});
