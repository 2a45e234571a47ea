import { pathModel } from "#machines/paths/model.ts";
import { payoutMarkingMachine } from "./payout-marking.machine.ts";

export const payoutMarkingPaths = pathModel({
  machine: payoutMarkingMachine,
  title: "Marking a payout as paid or failed",
  purpose: "marking a payout as paid or failed, by an administrator",
  starts: { "an administrator": { payoutId: "01a1fda1-4db5-78d4-bca7-b0a827790571" } },
  happyPath: ["an administrator", "says paid", "confirms", "mark ✓ marked"],
  does: {
    "result.chosen": { "says paid": { result: "paid" }, "says failed": { result: "failed" } },
    "result.confirmed": "confirms",
    "result.left": "leaves it",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    mark: {
      marked: "marked",
      payoutDecided: "marked otherwise",
      ownCase: "it is their own",
      administratorsOnly: "no administrator any more",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
