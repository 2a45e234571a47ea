import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { createPathActor, lastPortInput, stateAfter, walk } from "#machines/paths/replay.ts";
import { stockChangeMachine, stockChangeView } from "./stock-change.machine.ts";
import { stockChangePaths as paths } from "./stock-change.paths.ts";

describePaths(paths, stockChangeView);

test.each([
  [[], "open.idle"],
  [["receives twelve"], "submitting.pending"],
  [["counts none"], "submitting.pending"],
  [["types no number"], "open.noQuantity"],
  [["types no number", "receives twelve"], "submitting.pending"],
  [["types no number", "types no number"], "open.noQuantity"],
  [["scans a number"], "open.unlikely"],
  [["scans a number", "is sure of many"], "submitting.pending"],
  [["scans a number", "receives twelve"], "submitting.pending"],
  [["is sure of many", "changeStock ✓ booked", "scans a number"], "open.unlikely"],
  [["receives twelve", "changeStock ✓ booked"], "open.changed"],
  [["receives twelve", "changeStock ✓ booked", "counts none"], "submitting.pending"],
  [["counts none", "changeStock ✓ it has changed"], "open.stockChanged"],
  [["receives twelve", "changeStock ✓ less is there"], "open.notOnHand"],
  [["receives twelve", "changeStock ✓ it is gone"], "notFound"],
  [["receives twelve", "changeStock ✓ no administrator any more"], "administratorsOnly"],
  [["receives twelve", "changeStock ✓ a refusal nobody foresaw"], "open.unforeseen"],
  [["receives twelve", "changeStock ✗"], "submitting.unreachable"],
  [["receives twelve", "changeStock ✗", "tries again"], "submitting.pending"],
  [["receives twelve", "changeStock ✗", "counts none"], "submitting.pending"],
  [["receives twelve", "changeStock ✗", "types no number"], "open.noQuantity"],
  [["receives twelve", "changeStock ✗", "scans a number"], "open.unlikely"],
] as const)("%j leads to %s", (steps, state) => {
  expect(stateAfter(paths, "the stock", steps)).toBe(state);
});

test("the change is sent with its key, and again with the same one", () => {
  const actor = walk(paths, createPathActor(paths).start(), "receives twelve");
  const sent = {
    variantId: "variant-1",
    kind: "received",
    quantity: 12,
    onHand: 3,
    isSure: false,
    reason: "Delivery 4711",
    key: "2f1c7f5e-9a3b-4a0e-8a52-1f0b7c9d6e41",
  };
  expect(lastPortInput(actor, "changeStock")).toEqual(sent);
  walk(paths, actor, "changeStock ✗", "tries again");
  expect(lastPortInput(actor, "changeStock")).toEqual(sent);
});

test.each([
  ["changeStock ✓ booked", "changed", 1],
  ["changeStock ✓ it has changed", { nowOnHand: 2 }, 1],
  ["changeStock ✓ less is there", { onlyOnHand: 3 }, 1],
  ["changeStock ✓ a refusal nobody foresaw", "unforeseen", 0],
] as const)("%s: shown as %j, and the list is refreshed %i times", (answer, note, times) => {
  let count = 0;
  const machine = stockChangeMachine.provide({
    actions: {
      refreshStock: () => {
        count += 1;
      },
    },
  });
  const actor = walk(paths, createPathActor({ ...paths, machine }).start(), "receives twelve", answer);
  expect(stockChangeView(actor.getSnapshot())).toMatchObject({ note, busy: false });
  expect(count).toBe(times);
});
