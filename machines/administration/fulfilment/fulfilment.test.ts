import { expect, test } from "vitest";
import { createActor } from "xstate";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, walk } from "#machines/paths/replay.ts";
import {
  all,
  bicycle,
  dhl,
  fulfilmentPaths,
  part,
  partlyShipped,
  shipped,
  shippedElsewhere,
  shippedInTwo,
  toShip,
} from "./fulfilment.paths.ts";
import { fulfilmentMachine } from "./fulfilment.machine.ts";
import { fulfilmentView } from "./fulfilment.view.ts";

describePaths(fulfilmentPaths, fulfilmentView);

const viewOf = (actor: ReturnType<typeof started>) => fulfilmentView(actor.getSnapshot());
const startedAt = (start: Parameters<typeof createPathActor>[1], ...steps: readonly string[]) =>
  walk(fulfilmentPaths, createPathActor(fulfilmentPaths, start).start(), ...steps);
const started = (...steps: readonly string[]) => startedAt(undefined, ...steps);

test("the typed shipment is sent with the number of shown ones, and again after a failure", () => {
  const actor = started("ships it");
  const input = { orderId: "order-1", shipment: dhl, items: all, shipmentCount: 0, corrects: null };
  expect(lastPortInput(actor, "ship")).toEqual(input);
  walk(fulfilmentPaths, actor, "ship ✗", "tries again");
  expect(lastPortInput(actor, "ship")).toEqual(input);
});

test("a correction sends the shipment that it replaces, and not its items", () => {
  const actor = started("ships it", "ship ✓ it is on its way", "corrects it");
  expect(viewOf(actor)).toEqual({
    screen: "form",
    order: shipped,
    corrected: shipped.shipments[0],
    shipment: dhl,
    items: null,
    problem: null,
    isAsking: false,
  });
  walk(fulfilmentPaths, actor, "says that it goes by bicycle");
  expect(lastPortInput(actor, "ship")).toEqual({
    orderId: "order-1",
    shipment: bicycle,
    items: null,
    shipmentCount: 1,
    corrects: { id: "shipment-1", shipment: dhl },
  });
});

test("the draft survives a refusal", () => {
  const actor = started("ships it with a link that is none");
  const shipment = { ...bicycle, trackingUrl: "bicycle.example/7" };
  expect(viewOf(actor)).toMatchObject({ shipment, items: all, problem: "badLink" });
  walk(fulfilmentPaths, actor, "ships it without a carrier");
  expect(viewOf(actor)).toMatchObject({ shipment: { ...dhl, carrier: "" }, problem: "noCarrier" });
  walk(fulfilmentPaths, actor, "ships nothing of it");
  expect(viewOf(actor)).toMatchObject({ shipment: dhl, items: [], problem: "noItems" });
  walk(fulfilmentPaths, actor, "ships it", "ship ✓ a refusal nobody foresaw");
  expect(viewOf(actor)).toMatchObject({ order: toShip, shipment: dhl, problem: "unforeseen" });
});

test("after a part was shipped, the form for the next shipment is empty", () => {
  const actor = started("ships a part of it");
  expect(lastPortInput(actor, "ship")).toMatchObject({ items: part });
  walk(fulfilmentPaths, actor, "ship ✓ a part is on its way");
  const empty = { order: partlyShipped, corrected: null, shipment: null, items: null };
  expect(viewOf(actor)).toMatchObject({ screen: "form", ...empty });
  walk(fulfilmentPaths, actor, "ships it");
  expect(lastPortInput(actor, "ship")).toMatchObject({ shipmentCount: 1, corrects: null });
});

test("one of two shipments is corrected, and one arrives, by its id", () => {
  const actor = startedAt("two shipments are on their way", "corrects the second");
  expect(viewOf(actor)).toMatchObject({ corrected: { id: "shipment-2" }, shipment: bicycle });
  walk(fulfilmentPaths, actor, "leaves it as it is", "says that the second has arrived");
  expect(viewOf(actor)).toMatchObject({ screen: "question", order: shippedInTwo, arrivedId: "shipment-2" });
  walk(fulfilmentPaths, actor, "confirms");
  expect(lastPortInput(actor, "deliver")).toEqual({ orderId: "order-1", shipmentId: "shipment-2" });
});

test("if another shipped it first, that is shown, and the draft can correct it", () => {
  const actor = started("ships it", "ship ✓ another shipped it");
  expect(viewOf(actor)).toEqual({ screen: "overtaken", order: shippedElsewhere, isTypedKept: false });
  walk(fulfilmentPaths, actor, "corrects it");
  expect(viewOf(actor)).toMatchObject({ screen: "form", shipment: dhl, problem: null });
  walk(fulfilmentPaths, actor, "ships it");
  expect(lastPortInput(actor, "ship")).toMatchObject({
    shipment: dhl,
    corrects: { id: "shipment-1", shipment: bicycle },
  });
});

test("if another shipped a part first, the draft stays; that of a correction goes", () => {
  const actor = started("ships it", "ship ✓ another shipped a part", "goes on");
  expect(viewOf(actor)).toMatchObject({ order: partlyShipped, corrected: null, shipment: dhl, items: all });
  const correction = startedAt("it is on its way", "corrects it", "says that it goes by bicycle");
  walk(fulfilmentPaths, correction, "ship ✓ another shipped a part", "goes on");
  expect(viewOf(correction)).toMatchObject({ corrected: null, shipment: null });
});

test("what is collected has no carrier to correct; it arrives as anything else does", () => {
  const order = { ...shipped, collectedAs: "Collect at the orchard" };
  const actor = createActor(fulfilmentMachine, { input: { order } }).start();
  actor.send({ type: "correction.begun", shipmentId: "shipment-1" });
  expect(viewOf(actor)).toEqual({ screen: "onItsWay", order });
  actor.send({ type: "delivery.requested", shipmentId: "shipment-1" });
  expect(viewOf(actor)).toMatchObject({ screen: "question", arrivedId: "shipment-1" });
});

test("what is left is handed over in person, a shipment is delivered", () => {
  const actor = started("says that it was handed over", "confirms");
  expect(lastPortInput(actor, "deliver")).toEqual({ orderId: "order-1", shipmentId: null });
  const other = started("ships it", "ship ✓ it is on its way", "says that it has arrived", "confirms");
  expect(lastPortInput(other, "deliver")).toEqual({ orderId: "order-1", shipmentId: "shipment-1" });
});

test("the view shows a pending and a failed request", () => {
  expect(viewOf(started("ships it"))).toMatchObject({ screen: "form", isAsking: true, problem: null });
  expect(viewOf(started("ships it", "ship ✗"))).toMatchObject({ isAsking: false, problem: "unreachable" });
  const actor = started("says that it was handed over", "confirms");
  const asked = { screen: "question", order: toShip, arrivedId: null };
  expect(viewOf(actor)).toEqual({ ...asked, problem: null, isAsking: true });
  walk(fulfilmentPaths, actor, "deliver ✗");
  expect(viewOf(actor)).toMatchObject({ problem: "unreachable", isAsking: false });
});

test("what was typed is kept when another administrator shipped a part first", () => {
  const actor = started("ships it", "ship ✓ another shipped a part");
  expect(viewOf(actor)).toEqual({ screen: "overtaken", order: partlyShipped, isTypedKept: true });
  walk(fulfilmentPaths, actor, "goes on");
  expect(viewOf(actor)).toEqual({
    screen: "form",
    order: partlyShipped,
    corrected: null,
    shipment: dhl,
    items: all,
    problem: null,
    isAsking: false,
  });
});

test("a correction that came too late is not kept for what is left", () => {
  const actor = startedAt("a part is on its way", "corrects it", "says that it goes by bicycle");
  walk(fulfilmentPaths, actor, "ship ✓ another shipped a part");
  expect(viewOf(actor)).toEqual({ screen: "overtaken", order: partlyShipped, isTypedKept: false });
  walk(fulfilmentPaths, actor, "goes on");
  expect(viewOf(actor)).toMatchObject({ screen: "form", corrected: null, shipment: null });
});
