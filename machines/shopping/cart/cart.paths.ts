import { pathModel } from "#machines/paths/model.ts";
import type { LocalCart } from "./cart.contract.ts";
import { cartMachine } from "./cart.machine.ts";

export const localCart: LocalCart = {
  uuid: "0d9b6a52-5b0c-4c0c-9c57-2f6a3a3c1c11",
  lines: [{ productId: "boston-fern", variantId: "boston-fern", count: 2 }],
};
const emptyCart: LocalCart = { uuid: "7f3a0d64-8d52-4d0b-8c43-6f7f0f0f2a22", lines: [] };
const fern = { productId: "boston-fern", variantId: "boston-fern", name: "Boston fern" };

export const cartPaths = pathModel({
  machine: cartMachine,
  title: "Filling the cart",
  purpose: "a visitor's cart, a customer's cart, merging the first into the second, and quantity limits",
  starts: { "at most five of a kind": { perItemMaximum: 5 } },
  happyPath: [
    "at most five of a kind",
    "is a visitor",
    "readLocalCart ✓ nothing",
    "adds a fern",
    "is a customer",
    "mergeCart ✓ all taken over",
    "adds a fern",
    "changeCart ✓ changed",
  ],
  does: {
    "line.added": {
      "adds a fern": { ...fern, count: 1, key: "key-1" },
      "adds a hundred ferns": { ...fern, count: 100, key: "key-2" },
    },
    "count.changed": {
      "wants three ferns": { lineId: "line-1", variantId: "boston-fern", count: 3 },
    },
    "line.removed": { "takes the fern out": { lineId: "line-1", variantId: "boston-fern" } },
    "notice.dismissed": "puts the notice away",
    "retry.requested": "tries again",
  },
  happens: {
    "session.known": {
      "is a visitor": { customer: false },
      "is a customer": { customer: true },
    },
    "cart.changedElsewhere": {
      "it changes in another tab": { localCart },
      "it changes on another device": {},
    },
  },
  answers: {
    readLocalCart: { output: { "two ferns": localCart, nothing: emptyCart } },
    mergeCart: {
      merged: { "all taken over": { clamped: [] }, "cut to the maximum": { clamped: ["boston-fern"] } },
      unforeseen: "a refusal nobody foresaw",
    },
    changeCart: {
      changed: { changed: { total: 3 } },
      cartMaximumExceeded: { "over the maximum": { maximum: 5, inCart: 4 } },
      itemUnavailable: "not sold any more",
      unforeseen: "a refusal nobody foresaw",
    },
  },
  facets: ({ local, queue }) => ({
    ownLines: local.lines.length > 0,
    waitsForAddition: queue[0]?.kind === "add",
  }),
  requirements: {
    "visitor.idle": ["product.visitors-cart", "roles.visitor-cart"],
    "visitor.refused": ["validation.cart-add"],
    "customer.refused.maximum": [
      "errors.cart-maximum",
      "errors.cart-maximum-figures",
      "validation.cart-update",
    ],
    "customer.idle": ["roles.customer-buys"],
  },
});
