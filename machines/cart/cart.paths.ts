import type { PathModel } from "../paths/model.ts";
import type { ChangeCartOutput, LocalCart, MergeCartOutput } from "./cart.contract.ts";
import { cartMachine } from "./cart.machine.ts";

export const localCart: LocalCart = {
  uuid: "0d9b6a52-5b0c-4c0c-9c57-2f6a3a3c1c11",
  lines: [{ productId: "boston-fern", count: 2 }],
};
const emptyCart: LocalCart = { uuid: "7f3a0d64-8d52-4d0b-8c43-6f7f0f0f2a22", lines: [] };
const change = (output: ChangeCartOutput) => ({ output });
const merge = (output: MergeCartOutput) => ({ output });

export const cartPaths: PathModel<typeof cartMachine> = {
  machine: cartMachine,
  purpose:
    "a visitor's and a customer's cart, taking one over into the other, limits, the dropdown that opens itself",
  starts: { "at most five of a kind": { perItemMaximum: 5 } },
  events: {
    "is a visitor": { type: "session.known", customer: false },
    "is a customer": { type: "session.known", customer: true },
    "adds a fern": {
      type: "line.added",
      productId: "boston-fern",
      count: 1,
      name: "Boston fern",
      key: "key-1",
    },
    "adds a hundred ferns": {
      type: "line.added",
      productId: "boston-fern",
      count: 100,
      name: "Boston fern",
      key: "key-2",
    },
    "wants three ferns": { type: "count.changed", lineId: "line-1", productId: "boston-fern", count: 3 },
    "takes the fern out": { type: "line.removed", lineId: "line-1", productId: "boston-fern" },
    "changes it in another tab": { type: "cart.changedElsewhere", localCart },
    "changes it on another device": { type: "cart.changedElsewhere" },
    "puts the notice away": { type: "notice.dismissed" },
    "tries again": { type: "retry.requested" },
    "points at the cart": { type: "dropdown.entered" },
    "points elsewhere": { type: "dropdown.left" },
    "goes to the checkout": { type: "route.changed", dropdownAllowed: false },
    "goes to a product": { type: "route.changed", dropdownAllowed: true },
  },
  outcomes: {
    readLocalCart: {
      "two ferns": { output: localCart },
      nothing: { output: emptyCart },
      "storage is barred": { error: "barred" },
    },
    mergeCart: {
      "all taken over": merge({ outcome: "merged", clamped: [] }),
      "cut to the maximum": merge({ outcome: "merged", clamped: ["boston-fern"] }),
      offline: { error: "offline" },
    },
    changeCart: {
      changed: change({ outcome: "changed", total: 3 }),
      "over the maximum": change({ outcome: "maximumExceeded", maximum: 5, inCart: 4 }),
      "not sold any more": change({ outcome: "unavailable" }),
      offline: { error: "offline" },
    },
  },
  facets: ({ local, queue }) => ({
    ownLines: local.lines.length > 0,
    waitsForAddition: queue[0]?.kind === "add",
  }),
};
