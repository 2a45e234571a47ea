import { goToReview, orderAndPay, seeThanks } from "#scenarios/routines.ts";
import { choose, noLongerSee, open, pay, press, scenario, see, type } from "#scenarios/steps.ts";

const vatId = "VAT ID, for businesses (optional)";

export default scenario({
  title:
    "A business in Belgium mistypes its VAT ID, meets a register that is not answering, and in the end buys without VAT",
  words: ["VAT ID", "VIES", "intra-Community supply", "company", "net price"],
  person: "customer",
  market: "europe",
  language: "en",
  given: { cart: ["boston-fern"] },
  steps: [
    open("/checkout"),
    type("First name", "Ada"),
    type("Last name", "Jansen"),
    choose("Country", "Belgium"),
    type("Company (optional)", "Jansen BV"),
    type("Street and number", "Rue Neuve 12"),
    type("Postcode", "1000"),
    type("Town or city", "Brussels"),
    type(vatId, "NL123456789B01"),
    press("Continue to delivery"),
    see("This VAT ID is of the country we send from"),
    // In the register's test this number stands for a member state that is not answering.
    type(vatId, "BE301"),
    ...goToReview,
    see("VAT is charged"),
    press("Check again"),
    see("VAT is charged"),
    press("Back"),
    press("Back"),
    type(vatId, "BE 0123.456.749"),
    ...goToReview,
    see("No VAT is charged: you account for it in your country (VAT ID BE0123456749)."),
    noLongerSee("Check again"),
    ...orderAndPay,
    pay(),
    seeThanks,
  ],
});
