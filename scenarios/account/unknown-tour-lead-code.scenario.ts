import { scenario, open, press, type, see } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer enters an unknown code of a tour lead, and corrects it",
  words: ["referral"],
  person: "customer",
  market: "europe",
  language: "en",
  steps: [
    open("/user/edit-account"),
    type("First name", "Ada"),
    type("Code of your tour lead", "NOBODY"),
    press("Save"),
    see("There is no such code."),
    type("Code of your tour lead", "TOM-RIVERS"),
    press("Save"),
    see("Saved."),
  ],
});
