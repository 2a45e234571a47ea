import { drawInThread } from "#server/commerce/invoices/draw-in-thread.ts";
import { sellerLines, type DocumentContent } from "#server/commerce/invoices/document-content.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import { wordsIn, type Words } from "#server/commerce/markets/words.ts";
import { addressLines } from "#server/commerce/orders/address-lines.ts";
import { findItems, lineName, type ItemRow, type OrderRow } from "#server/commerce/orders/orders.ts";
import { shipmentsOf, type ShipmentRow } from "#server/commerce/orders/shipments.ts";
import type { Services } from "#server/commerce/services.ts";
import { findOrderToFulfil } from "./orders-to-fulfil.ts";
import { itemsToShip } from "#server/commerce/orders/items-to-ship.ts";

export type PackingSlip = { bytes: Uint8Array; fileName: string };

/**
 * A PDF in the customer's language; null if there is no such order or shipment.
 * @param shipmentId null for what is still to be sent, or all that was sent
 */
export async function packingSlip(
  services: Services,
  orderId: string,
  shipmentId: string | null,
): Promise<PackingSlip | null> {
  const { queries } = services.database;
  const stored = await findOrderToFulfil(queries, orderId);
  if (!stored) return null;
  const { order } = stored;
  const sent = await shipmentsOf(queries, orderId);
  const shipment = sent.find(({ id }) => id === shipmentId);
  if (shipmentId && !shipment) return null;
  const left = await itemsToShip(queries, orderId);
  const shipped = shipment ? [shipment] : left.size > 0 ? [] : sent;
  const part = partOf(sent, shipment, left.size > 0);
  const content = packingSlipContent({
    order,
    part,
    shipped,
    items: await findItems(queries, [orderId]),
    pieces: shipped.length > 0 ? sumOfItems(shipped) : left,
    timeZone: (await findMarket(queries, order.market_id))!.time_zone,
    words: await wordsIn(queries, order.language_id),
    now: services.clock(),
  });
  return {
    bytes: await drawInThread(content),
    fileName: `packing-slip-${order.reference}${part ? `-${part.number}` : ""}.pdf`,
  };
}

type Part = { number: number; count: number };

/** Which of an order's shipments it is, as far as they are known; null if there is only one, or for all of them. */
function partOf(
  sent: readonly ShipmentRow[],
  shipment: ShipmentRow | undefined,
  isMoreLeft: boolean,
): Part | null {
  const count = sent.length + (isMoreLeft ? 1 : 0);
  if (count < 2 || (!shipment && !isMoreLeft)) return null;
  return { number: shipment ? sent.indexOf(shipment) + 1 : count, count };
}

function sumOfItems(rows: readonly ShipmentRow[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { id, count } of rows.flatMap(({ items }) => items))
    pieces.set(id, (pieces.get(id) ?? 0) + count);
  return pieces;
}

type Packed = {
  order: OrderRow;
  part: Part | null;
  /** Empty before shipping. */
  shipped: readonly ShipmentRow[];
  items: readonly ItemRow[];
  pieces: ReadonlyMap<string, number>;
  timeZone: string;
  words: Words;
  now: Date;
};

/**
 * Without prices, since the parcel may be a present. A gift's slip has its note, but not what the buyer wrote to the
 * shop. The date of supply is the date of shipping; before it, of printing.
 */
export function packingSlipContent(packed: Packed): DocumentContent {
  const { order, part, shipped, items, pieces, timeZone, words, now } = packed;
  const { say, date, count } = words;
  const { seller } = order;
  const last = shipped.at(-1);
  const supplied = last?.shipped_at ?? last?.delivered_at ?? now;
  const carriers = shipped.flatMap(({ carrier, tracking_number }) =>
    carrier && !order.collected ? [[carrier, tracking_number].filter(Boolean).join(", ")] : [],
  );
  return {
    locale: words.locale,
    direction: words.direction,
    title: say("invoice.packing_slip.title"),
    number: order.reference,
    issuedAt: now,
    seller: seller
      ? { name: seller.name, lines: sellerLines(seller, order.tax_kind, words) }
      : { name: "", lines: [] },
    facts: [
      { label: say("invoice.order"), value: order.reference },
      { label: say("invoice.order_date"), value: date(order.submitted_at ?? order.created_at, timeZone) },
      { label: say("invoice.supply_date"), value: date(supplied, timeZone) },
      ...(part
        ? [
            {
              label: say("invoice.packing_slip.shipment"),
              value: say("invoice.packing_slip.shipment_of", {
                number: count(part.number),
                count: count(part.count),
              }),
            },
          ]
        : []),
      ...carriers.map((value) => ({ label: say("invoice.packing_slip.carrier"), value })),
    ],
    addresses: [{ label: say("invoice.delivery"), lines: addressLines(order.delivery_address, words) }],
    head: { name: say("invoice.item"), count: say("invoice.count") },
    lines: items
      .filter(({ id }) => (pieces.get(id) ?? 0) > 0)
      .map((item) => ({
        name: lineName(item),
        note: say("invoice.sku", { sku: item.sku }),
        count: count(pieces.get(item.id)!),
      })),
    sums: [],
    payments: [],
    paid: say(order.gift_note === null ? "invoice.packing_slip.thanks" : "invoice.packing_slip.enjoy"),
    ...textOf(order, words),
    page: say("invoice.page", { page: "{page}", pages: "{pages}" }),
  };
}

function textOf({ note, gift_note }: OrderRow, { say }: Words): Pick<DocumentContent, "gift" | "note"> {
  if (gift_note === null) return note === null ? {} : { note: say("invoice.packing_slip.note", { note }) };
  const lines = gift_note.split(/[\n\r]+/).filter((line) => line.trim() !== "");
  return { gift: { label: say("invoice.packing_slip.gift"), lines } };
}
