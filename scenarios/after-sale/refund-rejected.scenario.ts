import { scenario, press, type, see, as } from "#scenarios/steps.ts";

export default scenario({
  title: "An administrator rejects a refund with a reason, and the customer reads it",
  words: ["refusal"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" }, refund: "requested" },
  steps: [
    as("administrator", "/admin/refunds/{refund}"),
    type("Reason, which the customer reads", "The pot was whole on the photo."),
    press("Reject"),
    see("Rejected"),
    as("customer", "/user/refunds/{refund}"),
    see("Not accepted"),
    see("The pot was whole on the photo."),
  ],
});
