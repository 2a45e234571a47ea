import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type {
  FulfilledOrder,
  FulfilmentEvent,
} from "#machines/administration/fulfilment/fulfilment.contract.ts";
import { all, delivered, shipped, toShip } from "#machines/administration/fulfilment/fulfilment.paths.ts";
import type { FulfilmentView } from "#machines/administration/fulfilment/fulfilment.view.ts";
import { Surroundings } from "#workshop/stage/surroundings.tsx";
import { FulfilmentScreen } from "./fulfilment.screen.tsx";

afterEach(cleanup);

const collected = (order: FulfilledOrder): FulfilledOrder => ({
  ...order,
  collectedAs: "Collect at the yard",
});

/** A screen of the flow, and what it sends. */
function shown(view: FulfilmentView) {
  const sent: FulfilmentEvent[] = [];
  render(
    <Surroundings languageId="en" marketId="europe">
      <FulfilmentScreen view={view} send={(event) => sent.push(event)} orderId="order-1" />
    </Surroundings>,
  );
  return sent;
}

test("what is collected is made ready without a carrier", async () => {
  const form = { corrected: null, shipment: null, items: null, problem: null, isAsking: false };
  const sent = shown({ screen: "form", order: collected(toShip), ...form });
  expect(screen.queryByLabelText("Carrier")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Mark as ready to collect" }));
  const shipment = { carrier: "Collect at the yard", trackingNumber: null, trackingUrl: null };
  expect(sent).toEqual([{ type: "shipment.submitted", shipment, items: all }]);
});

test("it waits to be collected, with no carrier to correct", async () => {
  const sent = shown({ screen: "onItsWay", order: collected(shipped) });
  expect(screen.getByText(/^Ready to collect since/).textContent).toBe(
    "Ready to collect since 20 November 2026",
  );
  expect(screen.queryByText("Correct this")).toBeNull();
  expect(screen.queryByText(/tracking number/i)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Collected …" }));
  expect(sent).toEqual([{ type: "delivery.requested", shipmentId: "shipment-1" }]);
});

test("it was collected, and not delivered", () => {
  shown({ screen: "delivered", order: collected(delivered) });
  expect(screen.getAllByText(/^Collected on/)).toHaveLength(1);
});
