import { addFern, buyAsGuest } from "#scenarios/routines.ts";
import { scenario, follow, see, seeHeading } from "#scenarios/steps.ts";

export default scenario({
  title: "A visitor buys a plant without an account, with an email address only",
  words: ["guest", "no account", "visitor"],
  person: "visitor",
  market: "europe",
  language: "en",
  steps: [
    ...addFern,
    see("Your cart: 1 item", "banner"),
    ...buyAsGuest,
    follow("View the order"),
    seeHeading("Keep this order"),
  ],
});
