import { scenario, open, follow, see, seeHeading, loseNetwork, regainNetwork } from "#scenarios/steps.ts";

export default scenario({
  title: "The network goes while a visitor browses, and the page opens when it is back",
  words: ["offline", "outage"],
  person: "visitor",
  market: "europe",
  language: "en",
  steps: [
    open("/product-categories/houseplants"),
    loseNetwork,
    follow("Delivery", "contentinfo"),
    see("We can’t reach the shop. We keep trying."),
    regainNetwork,
    seeHeading("Delivery"),
  ],
});
