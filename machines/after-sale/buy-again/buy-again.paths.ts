import { pathModel } from "#machines/paths/model.ts";
import { buyAgainMachine } from "./buy-again.machine.ts";

const fern = {
  productId: "boston-fern",
  variantId: "boston-fern",
  name: "Boston fern",
  count: 2,
  key: "key-of-the-fern",
};
const loom = {
  productId: "weaving-loom-kit",
  variantId: "weaving-loom-kit",
  name: "Weaving loom kit",
  count: 1,
  key: "key-of-the-loom",
};

export const buyAgainPaths = pathModel({
  machine: buyAgainMachine,
  title: "Buying again",
  purpose: "adding an order's items to the cart again, naming those that are no longer sold",
  starts: { "an order of two": { lines: [fern, loom] } },
  happyPath: ["an order of two", "buys again", "addLine ✓ added", "addLine ✓ added"],
  does: { "buy.requested": "buys again", "retry.requested": "tries again" },
  happens: {},
  answers: {
    addLine: {
      added: "added",
      itemUnavailable: "no longer sold",
      notSoldHere: "not sold in this market",
      soldOut: "sold out at the moment",
      cartMaximumExceeded: "more than a cart may hold",
      unforeseen: "a refusal nobody foresaw",
    },
  },
  facets: ({ waiting, added, unanswered }) => ({
    isLast: waiting.length < 2,
    isAdded: added.length > 0,
    isUnanswered: unanswered.length > 0,
  }),
});
