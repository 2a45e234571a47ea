import { addFern } from "#scenarios/routines.ts";
import { scenario, open, press, choose, see } from "#scenarios/steps.ts";

export default scenario({
  title: "A visitor with a filled cart switches the market, and sees first what would change",
  words: ["market", "currency"],
  person: "visitor",
  market: "europe",
  language: "en",
  steps: [
    ...addFern,
    open("/"),
    choose("Deliver to", "Japan", "contentinfo"),
    see("Switch to Japan?"),
    press("Stay here", "dialog"),
    choose("Deliver to", "Japan", "contentinfo"),
    press("Switch", "dialog"),
    see("¥", "main"),
  ],
});
