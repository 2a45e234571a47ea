// Written by `npm run generate`: a story for each file of scenarios/administration.
import type { Meta } from "@storybook/react-vite";
import cancelledOrderNotShipped from "#scenarios/administration/cancelled-order-not-shipped.scenario.ts";
import orderInTwoShipments from "#scenarios/administration/order-in-two-shipments.scenario.ts";
import orderShippedByTwo from "#scenarios/administration/order-shipped-by-two.scenario.ts";
import { scenarioStory } from "./scenario-story.tsx";

export default { title: "Scenarios/Administration", tags: ["scenario"] } satisfies Meta;

export const CancelledOrderNotShipped = {
  ...scenarioStory("cancelled-order-not-shipped", cancelledOrderNotShipped),
  name: "The customer withdraws while an administrator fills in the shipment, which is refused",
};
export const OrderInTwoShipments = {
  ...scenarioStory("order-in-two-shipments", orderInTwoShipments),
  name: "An administrator sends a part of an order, then the rest; its customer follows both shipments",
};
export const OrderShippedByTwo = {
  ...scenarioStory("order-shipped-by-two", orderShippedByTwo),
  name: "Two administrators ship the same order; the second sees it and corrects the shipment",
};
