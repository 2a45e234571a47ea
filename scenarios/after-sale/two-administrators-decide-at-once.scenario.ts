import { scenario, press, type, see, seeButton, as } from "#scenarios/steps.ts";

export default scenario({
  title: "Two administrators decide on the same refund at once; the second sees what the first decided",
  words: ["conflict", "overtaken"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" }, refund: "requested" },
  steps: [
    as("administrator", "/admin/refunds/{refund}"),
    seeButton("Approve …"),
    as("second administrator", "/admin/refunds/{refund}"),
    type("Reason, which the customer reads", "No."),
    as("administrator"),
    press("Approve …"),
    press("Pay back", "dialog"),
    see("Paid back on"),
    as("second administrator"),
    press("Reject"),
    see("Paid back on"),
  ],
});
