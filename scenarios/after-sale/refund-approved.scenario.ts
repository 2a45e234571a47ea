import { scenario, open, press, see, as } from "#scenarios/steps.ts";

export default scenario({
  title: "An administrator approves a refund, and the customer gets the money back",
  words: ["money back", "credit note"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" }, refund: "requested" },
  steps: [
    open("/user/refunds/{refund}"),
    see("Waiting for our decision"),
    as("administrator", "/admin/refunds/{refund}"),
    press("Approve …"),
    press("Pay back", "dialog"),
    see("Paid back on"),
    as("customer", "/user/refunds/{refund}"),
    see("Approved and paid back"),
    see("Your credit note has the number"),
  ],
});
