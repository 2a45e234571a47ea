import { typeAddress } from "#scenarios/routines.ts";
import { scenario, open, press, type, see, reload } from "#scenarios/steps.ts";

export default scenario({
  title: "A customer saves an address; a wrong postcode is refused, and nothing is lost by a reload",
  words: ["draft"],
  person: "customer",
  market: "europe",
  language: "en",
  steps: [
    open("/user/edit-address/invoice"),
    ...typeAddress,
    type("Postcode", "12"),
    reload,
    press("Save address"),
    see("Incorrect postcode format."),
    type("Postcode", "1015 DV"),
    press("Save address"),
    see("Your invoice address is saved."),
  ],
});
