import { password } from "#scenarios/routines.ts";
import { scenario, open, press, type, see } from "#scenarios/steps.ts";

export default scenario({
  title: "An account whose refund is not settled cannot be deleted, and says why",
  words: ["refusal"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { order: { products: ["boston-fern"], is: "paid" }, refund: "requested" },
  steps: [
    open("/user/personal-data"),
    type("Password", password),
    press("Delete my account for good"),
    see("isn’t settled yet."),
  ],
});
