import { eq } from "drizzle-orm";
import { foldCode } from "#domain/fold-text.ts";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import { commandDone, commandRefused, type CommandResult } from "#server/commerce/audit/command-result.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";
import { shipmentOf } from "#server/commerce/orders/shipment.ts";
import { deliverOrder, type DeliverOrderResult } from "./deliver.ts";
import type { FulfilmentServices } from "./lock-paid-order.ts";
import { shipOrder, type ShipOrderResult } from "./ship.ts";

/** Repeating the command corrects the carrier. Returns a message. */
export async function shipCommand(
  services: FulfilmentServices,
  reference: string,
  carrier: string,
  trackingNumber: string | null,
): Promise<CommandResult> {
  const order = await orderCalled(services, reference);
  if (!order) return commandRefused(whyNot("noOrder"));
  const shipment = { carrier, trackingNumber, trackingUrl: null };
  const { outcome } = await shipOrder(services, operatorActor, order.id, shipment, shipmentOf(order));
  return outcome === "shipped"
    ? commandDone(`Order ${order.reference} is shipped.`)
    : commandRefused(whyNot(outcome));
}

/** Delivered, or handed over in person if it was not shipped. Returns a message. */
export async function deliverCommand(
  services: FulfilmentServices,
  reference: string,
): Promise<CommandResult> {
  const order = await orderCalled(services, reference);
  if (!order) return commandRefused(whyNot("noOrder"));
  const { outcome } = await deliverOrder(services, operatorActor, order.id, order.status === "paid");
  return outcome === "delivered"
    ? commandDone(`Order ${order.reference} is delivered.`)
    : commandRefused(whyNot(outcome));
}

async function orderCalled({ database }: FulfilmentServices, reference: string): Promise<OrderRow | null> {
  const [order] = await database.queries
    .select()
    .from(orders)
    .where(eq(orders.reference, foldCode(reference).toUpperCase()));
  return order ?? null;
}

function whyNot(outcome: ShipOrderResult["outcome"] | DeliverOrderResult["outcome"]): string {
  switch (outcome) {
    case "noOrder":
      return "There is no such order.";
    case "notPaid":
      return "This order is not paid.";
    case "cancelled":
      return "This order was cancelled.";
    case "nothingLeft":
      return "Everything in this order was refunded or withdrawn.";
    case "delivered":
      return "This order was delivered.";
    case "shipped":
    case "changed":
    case "notShipped":
      return "Somebody else shipped this order just now. Please look again.";
    case "ownCase":
      throw new Error("the operator is nobody's customer");
  }
}
