import { trackingLink } from "#domain/tracking.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { earningsHeldUntil } from "#server/commerce/markets/earnings-hold.ts";
import { addressLines } from "#server/commerce/orders/address-lines.ts";
import { weekdays } from "#domain/weekdays.ts";
import { findOpeningHours } from "#server/commerce/orders/opening-hours.ts";
import {
  findReturns,
  isUndecided,
  refundedQuantity,
  refundDeadline,
} from "#server/commerce/orders/order-returns.ts";
import { earnedPointsOf, type ItemRow } from "#server/commerce/orders/orders.ts";
import { shipmentOf, shipmentsOf, type ShipmentRow } from "#server/commerce/orders/shipments.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { orderAddress } from "#server/commerce/orders/order-link.ts";
import type { Services } from "#server/commerce/services.ts";
import { itemsToShip } from "#server/commerce/orders/items-to-ship.ts";
import { findAbout, mailCustomer, packed, paragraph, type About } from "./mail-customer.ts";

/** `change`: the number of corrections so far. Jobs of earlier versions name no shipment: they mean the first. */
export type ShippedMail = { orderId: string; shipmentId?: string; change: number };

/** To the customer: the carrier and the items. An outdated mail is not sent. */
export async function mailShipped(
  services: Services,
  { orderId, shipmentId = orderId, change }: ShippedMail,
): Promise<void> {
  const { queries } = services.database;
  const about = await findAbout(services, orderId);
  const sent = await shipmentsOf(queries, orderId);
  const row = sent.find(({ id }) => id === shipmentId);
  const shipment = row && shipmentOf(row);
  if (!about || !shipment || row.changes !== change) return;
  const { order, items } = about;
  const pieces = new Map(row.items.map(({ id, count }) => [id, count]));
  const { reference } = order;
  if (order.collected) {
    // Who collects it need not know the carrier, or that it was corrected.
    if (change === 0)
      await mailReady(services, row.id, about, pieces, await extentOf(queries, orderId, sent, row));
    return;
  }
  const kind =
    change > 0
      ? "order_shipment_corrected"
      : (`order_${await extentOf(queries, orderId, sent, row)}shipped` as const);
  await mailCustomer(services, `order-shipped-mail.${row.id}.${change}`, about, (words) => {
    const { say } = words;
    const href = trackingLink(shipment, order.delivery_address.country);
    const { carrier, trackingNumber } = shipment;
    const see = {
      text: say("mail.see_order"),
      href: orderAddress(services, words.languageId, order, about),
    };
    return {
      heading: say(`mail.${kind}.subject`, { reference }),
      parts: [
        paragraph(say(`mail.${kind}.text`, { reference })),
        {
          kind: "facts",
          rows: [
            { label: say("mail.order_shipped.carrier"), value: carrier },
            ...(trackingNumber ? [{ label: say("mail.order_shipped.number"), value: trackingNumber }] : []),
          ],
        },
        ...(href ? [{ kind: "button", text: say("mail.order_shipped.follow"), href } as const] : []),
        paragraph(say("mail.order_shipped.contents")),
        { kind: "facts", rows: packed(items, pieces, words) },
        {
          kind: "address",
          heading: say("mail.order_shipped.address"),
          lines: addressLines(order.delivery_address, words),
        },
        { kind: href ? "link" : "button", ...see },
      ],
    };
  });
}

/** Says of what is collected where it waits, and when that is open. */
async function mailReady(
  services: Services,
  shipmentId: string,
  about: About,
  pieces: ReadonlyMap<string, number>,
  extent: Extent,
): Promise<void> {
  const { order, items } = about;
  const { reference } = order;
  const week = (await findOpeningHours(services.database.queries, [order])).get(order.id) ?? {};
  await mailCustomer(services, `order-shipped-mail.${shipmentId}.0`, about, (words) => {
    const { say } = words;
    const open = weekdays.flatMap((day) => {
      const hours = week[day];
      return hours ? [{ label: words.weekday(day), value: words.hours(hours) }] : [];
    });
    return {
      heading: say(`mail.order_${extent}ready.subject`, { reference }),
      parts: [
        paragraph(say(`mail.order_${extent}ready.text`, { reference })),
        {
          kind: "facts",
          rows: [{ label: say("mail.order_ready.place"), value: order.shipping_name ?? "" }],
        },
        ...(open.length > 0
          ? ([paragraph(say("mail.order_ready.hours")), { kind: "facts", rows: open }] as const)
          : []),
        paragraph(say("mail.order_ready.contents")),
        { kind: "facts", rows: packed(items, pieces, words) },
        {
          kind: "button",
          text: say("mail.see_order"),
          href: orderAddress(services, words.languageId, order, about),
        },
      ],
    };
  });
}

/** Part of the names of mails: for the whole order, a part with more to come, or the rest of it. */
type Extent = "" | "part_" | "rest_";

async function extentOf(
  queries: Queries,
  orderId: string,
  sent: readonly ShipmentRow[],
  row: ShipmentRow,
): Promise<Extent> {
  const isLast = sent.at(-1)!.id === row.id && (await itemsToShip(queries, orderId)).size === 0;
  if (!isLast) return "part_";
  return sent.length > 1 ? "rest_" : "";
}

export async function mailDelivered(services: Services, orderId: string): Promise<void> {
  const about = await findAbout(services, orderId);
  if (!about?.order.delivered_at) return;
  const { order, items, market } = about;
  const timeZone = market.time_zone;
  const { reference } = order;
  const until = refundDeadline(order, market);
  const returns = await findReturns(services.database.queries, [orderId]);
  const waiting = returns.filter(isUndecided);
  const comesBack = ({ id, approved_count }: ItemRow) => approved_count + refundedQuantity(waiting, id);
  const hasLeft = items.some((item) => item.count > comesBack(item));
  const isWhole = items.every((item) => comesBack(item) === 0);
  const earned = isWhole && !about.hasConverted && !isGuest(about) ? earnedPointsOf(order, items) : 0;
  const kind = order.collected ? "order_collected" : "order_delivered";
  await mailCustomer(services, `order-delivered-mail.${orderId}`, about, (words) => {
    const { say } = words;
    const points = { points: earned, date: words.date(earningsHeldUntil(order, market), timeZone) };
    return {
      heading: say(`mail.${kind}.subject`, { reference }),
      parts: [
        paragraph(say(`mail.${kind}.text`, { reference })),
        ...(until && hasLeft
          ? [paragraph(say("mail.order_delivered.refund", { date: words.date(until, timeZone) }))]
          : []),
        ...(earned > 0 ? [paragraph(say("mail.order_delivered.points", points))] : []),
        {
          kind: "button",
          text: say("mail.see_order"),
          href: orderAddress(services, words.languageId, order, about),
        },
      ],
    };
  });
}
