import { addFern, buyAsGuest } from "#scenarios/routines.ts";
import { scenario, choose, follow, press, see, type } from "#scenarios/steps.ts";

export default scenario({
  title: "A guest asks for a refund without an account",
  words: ["guest", "refund", "return"],
  person: "visitor",
  market: "europe",
  language: "en",
  steps: [
    ...addFern,
    see("Your cart: 1 item", "banner"),
    ...buyAsGuest,
    follow("View the order"),
    follow("Ask for a refund"),
    choose("How many?", "1"),
    choose("Reason", "Something else"),
    type("Tell us more", "The pot is broken."),
    press("Send request"),
    see("Your request is with us."),
  ],
});
