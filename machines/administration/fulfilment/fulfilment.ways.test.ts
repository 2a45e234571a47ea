import { expect, test } from "vitest";
import { leafOf } from "#machines/leaf.ts";
import { createPathActor, stateAfter, walk } from "#machines/paths/replay.ts";
import { fulfilmentPaths } from "./fulfilment.paths.ts";

const unanswered = ["ships it", "ship ✗"];
const handing = ["says that it was handed over", "confirms"];
const arriving = ["says that it has arrived", "confirms"];

test.each([
  [[], "writing.looking"],
  [["ships it"], "shipping.asking"],
  [["ships a part of it"], "shipping.asking"],
  [["ships nothing of it"], "writing.noItems"],
  [["ships nothing of it", "ships it"], "shipping.asking"],
  [["ships a part of it", "ship ✓ a part is on its way"], "writing.looking"],
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
  [[...unanswered, "ships a part of it"], "shipping.asking"],
  [[...unanswered, "ships nothing of it"], "writing.noItems"],
  [[...unanswered, "ships it without a carrier"], "writing.noCarrier"],
  [[...unanswered, "ships it with a link that is none"], "writing.badLink"],
  [[...unanswered, "says that it was handed over"], "confirming.looking"],
  [["says that it was handed over"], "confirming.looking"],
  [["says that it was handed over", "thinks again"], "writing.looking"],
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
  [["corrects it", "says that it goes by bicycle"], "shipping.asking"],
  [["corrects it", "says that it goes by bicycle", "ship ✓ by bicycle"], "onItsWay"],
  [["corrects it", "says that it goes by bicycle", "ship ✓ another shipped it", "goes on"], "onItsWay"],
  [["corrects it", ...unanswered, "leaves it as it is"], "onItsWay"],
  [["says that it has arrived"], "confirming.looking"],
  [["says that it has arrived", "thinks again"], "onItsWay"],
  [[...arriving, "deliver ✓ it has arrived"], "delivered"],
  [[...arriving, "deliver ✗", "thinks again"], "onItsWay"],
] as const)("%j leads from an order on its way to %s", (steps, state) => {
  expect(stateAfter(fulfilmentPaths, "it is on its way", steps)).toBe(state);
});

test.each([
  [[], "writing.looking"],
  [["corrects it"], "writing.looking"],
  [["corrects it", "leaves it as it is"], "writing.looking"],
  [["says that it has arrived"], "confirming.looking"],
  [["says that it has arrived", "thinks again"], "writing.looking"],
  [[...arriving, "deliver ✓ a part has arrived"], "writing.looking"],
  [["says that it was handed over"], "confirming.looking"],
  [["ships it", "ship ✓ two shipments are on their way"], "onItsWay"],
  [[...unanswered, "corrects it"], "writing.looking"],
] as const)("%j leads from an order that was shipped in part to %s", (steps, state) => {
  expect(stateAfter(fulfilmentPaths, "a part is on its way", steps)).toBe(state);
});

const correctionLeft = { type: "correction.left" } as const;
const firstCorrected = { type: "correction.begun", shipmentId: "shipment-1" } as const;
const firstArrived = { type: "delivery.requested", shipmentId: "shipment-1" } as const;
const restHandedOver = { type: "delivery.requested", shipmentId: null } as const;

test.each([
  ["it is paid", [], correctionLeft, "writing.looking"],
  ["it is paid", [], firstCorrected, "writing.looking"],
  ["it is paid", [], firstArrived, "writing.looking"],
  ["it is paid", unanswered, correctionLeft, "shipping.unreachable"],
  ["it is paid", ["ships it", "ship ✓ it was refunded"], firstCorrected, "overtaken"],
  ["it is on its way", [], restHandedOver, "onItsWay"],
  ["it is on its way", ["corrects it"], firstArrived, "writing.looking"],
  ["it is on its way", ["corrects it", ...unanswered], firstArrived, "shipping.unreachable"],
  ["a part is on its way", ["corrects it"], restHandedOver, "writing.looking"],
  ["a part is on its way", ["corrects it", ...unanswered], firstCorrected, "shipping.unreachable"],
  ["a part is on its way", [...arriving, "deliver ✓ a part has arrived"], firstArrived, "writing.looking"],
  ["a part is on its way", [...arriving, "deliver ✓ a part has arrived"], firstCorrected, "writing.looking"],
] as const)("when %s, %j and then %j changes nothing", (start, steps, event, state) => {
  const actor = walk(fulfilmentPaths, createPathActor(fulfilmentPaths, start).start(), ...steps);
  const { context } = actor.getSnapshot();
  actor.send(event);
  expect(leafOf(actor.getSnapshot().value)).toBe(state);
  expect(actor.getSnapshot().context).toEqual(context);
});

test("a delivered, refunded or withdrawn order has no actions", () => {
  expect(stateAfter(fulfilmentPaths, "it has arrived", [])).toBe("delivered");
  expect(stateAfter(fulfilmentPaths, "it was refunded", [])).toBe("nothingToDo");
  expect(stateAfter(fulfilmentPaths, "it was withdrawn", [])).toBe("nothingToDo");
});
