import { scenario, open, press, follow, see, loseRequests } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer withdraws from the contract; the first try gets lost",
  words: ["withdrawal", "cancel contract"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" } },
  steps: [
    open("/user/orders/{order}"),
    press("Withdraw from contract here"),
    loseRequests("/withdraw"),
    press("Confirm withdrawal"),
    see("That didn’t get through to the shop."),
    press("Try again"),
    see("We have your withdrawal."),
    follow("See your withdrawal"),
    see("Withdrawn, to be paid back"),
  ],
});
