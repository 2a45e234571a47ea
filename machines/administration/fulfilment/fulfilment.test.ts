import { expect, test } from "vitest";
import { describePaths } from "#machines/paths/describe-paths.ts";
import { lastPortInput, createPathActor, walk } from "#machines/paths/replay.ts";
import { bicycle, dhl, fulfilmentPaths, shipped, shippedElsewhere, toShip } from "./fulfilment.paths.ts";
import { fulfilmentView } from "./fulfilment.view.ts";

describePaths(fulfilmentPaths, fulfilmentView);

const viewOf = (actor: ReturnType<typeof started>) => fulfilmentView(actor.getSnapshot());
const started = (...steps: readonly string[]) =>
  walk(fulfilmentPaths, createPathActor(fulfilmentPaths).start(), ...steps);

test("the typed shipment is sent with the shown one, and again after a failure", () => {
  const actor = started("ships it");
  const input = { orderId: "order-1", shipment: dhl, replaces: null };
  expect(lastPortInput(actor, "ship")).toEqual(input);
  walk(fulfilmentPaths, actor, "ship ✗", "tries again");
  expect(lastPortInput(actor, "ship")).toEqual(input);
});

test("a correction sends the shipment that it replaces", () => {
  const actor = started("ships it", "ship ✓ it is on its way", "corrects it");
  expect(viewOf(actor)).toEqual({
    screen: "form",
    order: shipped,
    shipment: dhl,
    problem: null,
    isAsking: false,
  });
  walk(fulfilmentPaths, actor, "ships it by bicycle");
  expect(lastPortInput(actor, "ship")).toEqual({ orderId: "order-1", shipment: bicycle, replaces: dhl });
});

test("the draft survives a refusal", () => {
  const actor = started("ships it with a link that is none");
  const shipment = { ...bicycle, trackingUrl: "bicycle.example/7" };
  expect(viewOf(actor)).toMatchObject({ shipment, problem: "badLink" });
  walk(fulfilmentPaths, actor, "ships it without a carrier");
  expect(viewOf(actor)).toMatchObject({ shipment: { ...dhl, carrier: "" }, problem: "noCarrier" });
  walk(fulfilmentPaths, actor, "ships it", "ship ✓ a refusal nobody foresaw");
  expect(viewOf(actor)).toMatchObject({ order: toShip, shipment: dhl, problem: "unforeseen" });
});

test("if another shipped it first, that is shown, and the draft can correct it", () => {
  const actor = started("ships it", "ship ✓ another shipped it");
  expect(viewOf(actor)).toEqual({ screen: "overtaken", order: shippedElsewhere });
  walk(fulfilmentPaths, actor, "corrects it");
  expect(viewOf(actor)).toMatchObject({ screen: "form", shipment: dhl, problem: null });
  walk(fulfilmentPaths, actor, "ships it");
  expect(lastPortInput(actor, "ship")).toMatchObject({ shipment: dhl, replaces: bicycle });
});

test("an unshipped order is handed over in person, a shipped one is delivered", () => {
  const actor = started("says that it has arrived", "confirms");
  expect(lastPortInput(actor, "deliver")).toEqual({ orderId: "order-1", inPerson: true });
  const other = started("ships it", "ship ✓ it is on its way", "says that it has arrived", "confirms");
  expect(lastPortInput(other, "deliver")).toEqual({ orderId: "order-1", inPerson: false });
});

test("the view shows a pending and a failed request", () => {
  expect(viewOf(started("ships it"))).toMatchObject({ screen: "form", isAsking: true, problem: null });
  expect(viewOf(started("ships it", "ship ✗"))).toMatchObject({ isAsking: false, problem: "unreachable" });
  const actor = started("says that it has arrived", "confirms");
  expect(viewOf(actor)).toEqual({ screen: "question", order: toShip, problem: null, isAsking: true });
  walk(fulfilmentPaths, actor, "deliver ✗");
  expect(viewOf(actor)).toMatchObject({ problem: "unreachable", isAsking: false });
});
