import { scenario, open, press, follow, type, see, seeHeading } from "#scenarios/steps.ts";

export default scenario({
  title: "A visitor searches for something that is not there, and finds a plant by a shorter word",
  words: ["search", "no results"],
  person: "visitor",
  market: "europe",
  language: "en",
  steps: [
    open("/"),
    type("Search plants and goods", "xyzzyq", "banner"),
    press("Search plants and goods", "banner"),
    see("Nothing found. Try another word or part of one."),
    type("Search plants and goods", "catmint", "banner"),
    press("Search plants and goods", "banner"),
    follow("Catmint"),
    seeHeading("Catmint"),
  ],
});
