import { pathModel } from "#machines/paths/model.ts";
import { stockAlertMachine } from "./stock-alert.machine.ts";

export const soldOut = { productId: "product-1", variantId: "variant-1" };
export const typed = { email: "ada@example.com" };

export const stockAlertPaths = pathModel({
  machine: stockAlertMachine,
  title: "Waiting for what is sold out",
  purpose: "asking for an email once a variant that is sold out can be bought again",
  starts: { "a sold-out variant": soldOut },
  happyPath: ["a sold-out variant", "asks", "askForAlert ✓ a link is mailed"],
  does: {
    "alert.submitted": { asks: typed },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    askForAlert: {
      mailed: "a link is mailed",
      notNeeded: "the address is their own",
      invalid: "the address is none",
      inStock: "it is back",
      notFound: "it is sold no more",
      tooManyRequests: { "asked too often": { seconds: 841 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
