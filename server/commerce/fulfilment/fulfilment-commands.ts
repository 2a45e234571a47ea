import { eq } from "drizzle-orm";
import { foldCode } from "#domain/fold-text.ts";
import { operatorActor } from "#server/commerce/audit/audit.ts";
import { commandDone, commandRefused, type CommandResult } from "#server/commerce/audit/command-result.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";
import { shipmentOf, shipmentsOf } from "#server/commerce/orders/shipments.ts";
import { deliverOrder, type DeliverOrderResult } from "./deliver.ts";
import type { FulfilmentServices } from "./lock-paid-order.ts";
import { correctShipment, shipOrder, type ShipOrderResult } from "./ship.ts";

/** Ships all that is left. Repeating the command corrects the carrier of the last shipment. Returns a message. */
export async function shipCommand(
  services: FulfilmentServices,
  reference: string,
  carrier: string,
  trackingNumber: string | null,
): Promise<CommandResult> {
  const order = await orderCalled(services, reference);
  if (!order) return commandRefused(whyNot("noOrder"));
  const shipment = { carrier, trackingNumber, trackingUrl: null };
  const sent = await shipmentsOf(services.database.queries, order.id);
  const replaces = order.status === "paid" ? null : shipmentOf(sent.at(-1)!);
  const { outcome } = replaces
    ? await correctShipment(services, operatorActor, order.id, { shipment, shipmentId: null, replaces })
    : await shipOrder(services, operatorActor, order.id, {
        shipment,
        items: null,
        shipmentCount: sent.length,
      });
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
  const sent = await shipmentsOf(services.database.queries, order.id);
  const arrival =
    sent.length === 0 ? { inPerson: true as const } : { inPerson: false as const, shipmentId: null };
  const { outcome } = await deliverOrder(services, operatorActor, order.id, arrival);
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
    case "moreThanLeft":
    case "shipped":
    case "changed":
    case "notShipped":
      return "Somebody else shipped this order just now. Please look again.";
    case "ownCase":
      throw new Error("the operator is nobody's customer");
  }
}
