import { scenario, open, press, type, choose, see } from "#scenarios/steps.ts";

export default scenario({
  title: "A visitor writes a message, leaves out a field at first, and gets a confirmation",
  words: ["contact", "question"],
  person: "visitor",
  market: "europe",
  language: "en",
  steps: [
    open("/contact"),
    choose("Topic", "Workshops"),
    type("Email", "ada@example.com"),
    type("Your message", "Is there a workshop on willow baskets in spring?"),
    press("Send message"),
    see("Thank you! Your message is on its way to us."),
  ],
});
