import { drawInThread } from "#server/commerce/invoices/draw-in-thread.ts";
import { sellerLines, type DocumentContent } from "#server/commerce/invoices/document-content.ts";
import { findMarket } from "#server/commerce/markets/markets.ts";
import { wordsIn, type Words } from "#server/commerce/markets/words.ts";
import { addressLines } from "#server/commerce/orders/address-lines.ts";
import { findItems, lineName, type ItemRow, type OrderRow } from "#server/commerce/orders/orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { findOrderToFulfil } from "./orders-to-fulfil.ts";
import { itemsToShip } from "./items-to-ship.ts";

export type PackingSlip = { bytes: Uint8Array; fileName: string };

/** A PDF in the customer's language; null if there is no such order. */
export async function packingSlip(services: Services, orderId: string): Promise<PackingSlip | null> {
  const { queries } = services.database;
  const stored = await findOrderToFulfil(queries, orderId);
  if (!stored) return null;
  const { order } = stored;
  const content = packingSlipContent({
    order,
    items: await findItems(queries, [orderId]),
    pieces: await itemsToShip(queries, [orderId]),
    timeZone: (await findMarket(queries, order.market_id))!.time_zone,
    words: await wordsIn(queries, order.language_id),
    now: services.clock(),
  });
  return { bytes: await drawInThread(content), fileName: `packing-slip-${order.reference}.pdf` };
}

type Packed = {
  order: OrderRow;
  items: readonly ItemRow[];
  pieces: ReadonlyMap<string, number>;
  timeZone: string;
  words: Words;
  now: Date;
};

/** Without prices, since the parcel may be a present. The date of supply is the date of shipping; before it, of printing. */
export function packingSlipContent({ order, items, pieces, timeZone, words, now }: Packed): DocumentContent {
  const { say, date } = words;
  const { seller, tracking_number: tracking } = order;
  const supplied = order.shipped_at ?? order.delivered_at ?? now;
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
      ...(order.carrier
        ? [
            {
              label: say("invoice.packing_slip.carrier"),
              value: [order.carrier, tracking].filter(Boolean).join(", "),
            },
          ]
        : []),
    ],
    addresses: [{ label: say("invoice.delivery"), lines: addressLines(order.delivery_address, words) }],
    head: { name: say("invoice.item"), count: say("invoice.count") },
    lines: items
      .filter(({ id }) => (pieces.get(id) ?? 0) > 0)
      .map((item) => ({
        name: lineName(item),
        note: say("invoice.sku", { sku: item.sku }),
        count: words.count(pieces.get(item.id)!),
      })),
    sums: [],
    payments: [],
    paid: say("invoice.packing_slip.thanks"),
    ...(order.note !== null && { note: say("invoice.packing_slip.note", { note: order.note }) }),
    page: say("invoice.page", { page: "{page}", pages: "{pages}" }),
  };
}
