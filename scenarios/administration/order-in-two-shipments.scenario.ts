import { scenario, press, type, see, as } from "#scenarios/steps.ts";

export default scenario({
  title: "An administrator sends a part of an order, then the rest; its customer follows both shipments",
  words: ["fulfilment", "partial shipment", "parcel", "tracking"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern", "weaving-loom-kit"], is: "paid" } },
  steps: [
    as("administrator", "/admin/orders/{order}"),
    type("Weaving loom kit", "0"),
    type("Boston fern", "0"),
    type("Carrier", "DHL"),
    press("Mark as shipped"),
    see("Please say what is sent."),
    type("Boston fern", "1"),
    press("Mark as shipped"),
    see("A part has been sent"),
    as("customer", "/user/orders/{order}"),
    see("The rest of your order follows."),
    as("administrator"),
    type("Carrier", "UPS"),
    press("Mark as shipped"),
    see("Shipment 2"),
    as("customer", "/user/orders/{order}"),
    see("With UPS"),
  ],
});
