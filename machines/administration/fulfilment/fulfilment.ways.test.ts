import { expect, test } from "vitest";
import { leafOf } from "#machines/leaf.ts";
import { createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { fulfilmentPaths } from "./fulfilment.paths.ts";

const unanswered = ["ships it", "ship ✗"];
const handing = ["says that it has arrived", "confirms"];

test.each([
  [[], "writing.looking"],
  [["ships it"], "shipping.asking"],
  [["ships it by bicycle"], "shipping.asking"],
  [["ships it without a carrier"], "writing.noCarrier"],
  [["ships it without a carrier", "ships it"], "shipping.asking"],
  [["ships it with a link that is none"], "writing.badLink"],
  [["ships it with a link that is none", "ships it without a carrier"], "writing.noCarrier"],
  [["ships it", "ship ✓ it is on its way"], "onItsWay"],
  [["ships it", "ship ✓ another shipped it"], "overtaken"],
  [["ships it", "ship ✓ another shipped it", "goes on"], "onItsWay"],
  [["ships it", "ship ✓ another shipped it", "corrects it"], "writing.looking"],
  [["ships it", "ship ✓ it was refunded"], "overtaken"],
  [["ships it", "ship ✓ it was refunded", "goes on"], "nothingToDo"],
  [["ships it", "ship ✓ it has arrived", "goes on"], "delivered"],
  [["ships it", "ship ✓ it is gone"], "gone"],
  [["ships it", "ship ✓ it is their own"], "ownCase"],
  [["ships it", "ship ✓ no administrator any more"], "notAllowed"],
  [["ships it", "ship ✓ a refusal nobody foresaw"], "writing.unforeseen"],
  [["ships it", "ship ✓ a refusal nobody foresaw", "ships it"], "shipping.asking"],
  [unanswered, "shipping.unreachable"],
  [[...unanswered, "tries again"], "shipping.asking"],
  [[...unanswered, "ships it by bicycle"], "shipping.asking"],
  [[...unanswered, "ships it without a carrier"], "writing.noCarrier"],
  [[...unanswered, "ships it with a link that is none"], "writing.badLink"],
  [[...unanswered, "says that it has arrived"], "confirming.looking"],
  [["says that it has arrived"], "confirming.looking"],
  [["says that it has arrived", "thinks again"], "writing.looking"],
  [handing, "delivering.asking"],
  [[...handing, "deliver ✓ it was handed over"], "delivered"],
  [[...handing, "deliver ✓ another shipped it"], "overtaken"],
  [[...handing, "deliver ✓ it is gone"], "gone"],
  [[...handing, "deliver ✓ it is their own"], "ownCase"],
  [[...handing, "deliver ✓ no administrator any more"], "notAllowed"],
  [[...handing, "deliver ✓ a refusal nobody foresaw"], "confirming.unforeseen"],
  [[...handing, "deliver ✓ a refusal nobody foresaw", "confirms"], "delivering.asking"],
  [[...handing, "deliver ✓ a refusal nobody foresaw", "thinks again"], "writing.looking"],
  [[...handing, "deliver ✗"], "delivering.unreachable"],
  [[...handing, "deliver ✗", "tries again"], "delivering.asking"],
  [[...handing, "deliver ✗", "thinks again"], "writing.looking"],
] as const)("%j leads from a paid order to %s", (steps, state) => {
  expect(stateAfter(fulfilmentPaths, "it is paid", steps)).toBe(state);
});

test.each([
  [[], "onItsWay"],
  [["corrects it"], "writing.looking"],
  [["corrects it", "leaves it as it is"], "onItsWay"],
  [["corrects it", "ships it by bicycle"], "shipping.asking"],
  [["corrects it", "ships it by bicycle", "ship ✓ by bicycle"], "onItsWay"],
  [["corrects it", ...unanswered, "leaves it as it is"], "onItsWay"],
  [["says that it has arrived"], "confirming.looking"],
  [["says that it has arrived", "thinks again"], "onItsWay"],
  [[...handing, "deliver ✓ it has arrived"], "delivered"],
  [[...handing, "deliver ✗", "thinks again"], "onItsWay"],
] as const)("%j leads from an order on its way to %s", (steps, state) => {
  expect(stateAfter(fulfilmentPaths, "it is on its way", steps)).toBe(state);
});

test.each([
  ["it is paid", [], "correction.left", "writing.looking"],
  ["it is paid", unanswered, "correction.left", "shipping.unreachable"],
  ["it is paid", ["ships it", "ship ✓ it was refunded"], "correction.begun", "overtaken"],
  ["it is on its way", ["corrects it"], "delivery.requested", "writing.looking"],
  ["it is on its way", ["corrects it", ...unanswered], "delivery.requested", "shipping.unreachable"],
] as const)("when %s, %j and then %s changes nothing", (start, steps, type, state) => {
  const actor = walk(fulfilmentPaths, createPathActor(fulfilmentPaths, start).start(), ...steps);
  actor.send({ type });
  expect(leafOf(actor.getSnapshot().value)).toBe(state);
});

test("a delivered, refunded or withdrawn order has no actions", () => {
  expect(stateAfter(fulfilmentPaths, "it has arrived", [])).toBe("delivered");
  expect(stateAfter(fulfilmentPaths, "it was refunded", [])).toBe("nothingToDo");
  expect(stateAfter(fulfilmentPaths, "it was withdrawn", [])).toBe("nothingToDo");
});
