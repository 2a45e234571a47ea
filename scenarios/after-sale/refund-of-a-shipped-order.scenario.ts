import { askForRefund } from "#scenarios/routines.ts";
import { scenario, press, type, see, as } from "#scenarios/steps.ts";

export default scenario({
  title: "An administrator ships and delivers an order; its customer follows it and asks for a refund",
  words: ["fulfilment", "parcel", "tracking"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" } },
  steps: [
    as("administrator", "/admin/orders/{order}"),
    type("Carrier", "DHL"),
    press("Mark as shipped"),
    see("On its way with DHL"),
    as("customer", "/user/orders/{order}"),
    see("With DHL"),
    as("administrator"),
    press("Delivered …"),
    press("Yes, it has arrived", "dialog"),
    see("Delivered on"),
    as("customer"),
    ...askForRefund,
    press("Send request"),
    see("Your request is with us."),
  ],
});
