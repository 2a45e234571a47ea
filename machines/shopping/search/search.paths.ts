import { pathModel } from "#machines/paths/model.ts";
import type { Suggestions } from "./search.contract.ts";
import { searchMachine } from "./search.machine.ts";

const fern: Suggestions = {
  count: 9,
  products: [
    {
      address: "/product/boston-fern",
      name: "Boston fern",
      latinName: "Nephrolepis exaltata",
      image: null,
      price: 18.95,
    },
    {
      address: "/product/snake-plant",
      name: "Snake plant",
      latinName: null,
      image: null,
      price: 19.5,
    },
  ],
  categories: [{ address: "/product-categories/plants/ferns", name: "Ferns" }],
  pages: [{ address: "/page/fern-care", name: "How ferns like it" }],
};

export const searchPaths = pathModel({
  machine: searchMachine,
  title: "Searching",
  purpose:
    "suggesting products, categories and pages while the customer types, and frequent needs before that",
  starts: { "an empty field": undefined },
  happyPath: ["an empty field", "comes to the field", "offerNeeds ✓ found", "types fern", "suggest ✓ found"],
  does: {
    "term.changed": {
      "types fern": { term: "fern" },
      "empties the field": { term: "" },
    },
    "search.entered": "comes to the field",
    "search.left": "goes elsewhere",
  },
  happens: {},
  answers: {
    offerNeeds: {
      found: {
        found: {
          needs: [
            { name: "pets", address: "/shop?pets=safe" },
            { name: "shade", address: "/shop?light=shade" },
          ],
        },
      },
      nothing: "nothing meets a need",
      unforeseen: "a refusal nobody foresaw",
    },
    suggest: {
      found: { found: { suggestions: fern } },
      nothing: "nothing is like it",
      unforeseen: "a refusal nobody foresaw",
    },
  },
  facets: ({ term, suggestions }) => ({ isTyped: term !== "", isShown: suggestions !== null }),
  requirements: {
    "open.found": ["product.search", "layout.search-dropdown"],
    "open.nothing": ["errors.suggestions-empty"],
    "open.failed": ["errors.suggestions-failed"],
  },
});
