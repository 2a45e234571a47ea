import { scenario, press, type, see, as } from "#scenarios/steps.ts";

export default scenario({
  title: "The customer withdraws while an administrator fills in the shipment, which is refused",
  words: ["withdrawal", "terminal refusal"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" } },
  steps: [
    as("administrator", "/admin/orders/{order}"),
    type("Carrier", "DHL"),
    as("customer", "/user/orders/{order}"),
    press("Withdraw from contract here"),
    press("Confirm withdrawal"),
    see("We have your withdrawal."),
    as("administrator"),
    press("Mark as shipped"),
    see("The customer has withdrawn from this order."),
  ],
});
