import { scenario, press, type, see, as } from "#scenarios/steps.ts";

export default scenario({
  title: "Two administrators ship the same order; the second sees it and corrects the shipment",
  words: ["conflict", "overtaken"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" } },
  steps: [
    as("administrator", "/admin/orders/{order}"),
    type("Carrier", "DHL"),
    as("second administrator", "/admin/orders/{order}"),
    type("Carrier", "UPS"),
    press("Mark as shipped"),
    see("On its way with UPS"),
    as("administrator"),
    press("Mark as shipped"),
    see("This order has changed in the meantime."),
  ],
});
