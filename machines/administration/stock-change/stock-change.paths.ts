import { pathModel } from "#machines/paths/model.ts";
import { stockChangeMachine } from "./stock-change.machine.ts";

const key = "2f1c7f5e-9a3b-4a0e-8a52-1f0b7c9d6e41";

export const stockChangePaths = pathModel({
  machine: stockChangeMachine,
  title: "Receiving and counting stock",
  purpose: "receiving, counting and writing off pieces of a variant, by an administrator",
  starts: { "the stock": { variantId: "variant-1" } },
  happyPath: ["the stock", "receives twelve", "changeStock ✓ booked"],
  does: {
    "change.submitted": {
      "receives twelve": {
        kind: "received",
        quantity: 12,
        onHand: 3,
        isSure: false,
        reason: "Delivery 4711",
        key,
      },
      "counts none": { kind: "counted", quantity: 0, onHand: 3, isSure: false, reason: "", key },
      "types no number": { kind: "lost", quantity: 0, onHand: 3, isSure: false, reason: "", key },
      "scans a number": { kind: "received", quantity: 100_529, onHand: 3, isSure: false, reason: "", key },
      "is sure of many": { kind: "received", quantity: 12_000, onHand: 3, isSure: true, reason: "", key },
    },
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    changeStock: {
      changed: "booked",
      stockChanged: { "it has changed": { nowOnHand: 2 } },
      notOnHand: { "less is there": { onlyOnHand: 3 } },
      notFound: "it is gone",
      administratorsOnly: "no administrator any more",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
