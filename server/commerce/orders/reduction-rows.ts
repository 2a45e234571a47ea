import { sumMinor } from "#domain/money.ts";
import { sumByPromotion, type RecordedAdjustment } from "#domain/recorded-adjustments.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import type { ItemRow, OrderRow } from "./orders.ts";
import type { RefundTotals } from "./refund-totals.ts";

type Row = { label: string; value: string };

/** What promotions take off an order's items, each with its name and code. */
export const reductionRows = (order: OrderRow, items: readonly ItemRow[], words: Words): Row[] =>
  rowsOf(order, sumByPromotion(items.map(({ adjustments }) => adjustments)), words);

/** The price of an order's delivery before promotions, and what they take off it. */
export function deliveryRows(order: OrderRow, label: string, words: Words): Row[] {
  const { shipping_minor, shipping_adjustments: adjustments } = order;
  const full = sumMinor([shipping_minor, ...adjustments.map(({ minor }) => BigInt(minor))]);
  const value = full === 0n ? words.say("invoice.free") : words.money(full, order);
  return [{ label, value }, ...rowsOf(order, adjustments, words)];
}

const rowsOf = (order: OrderRow, adjustments: readonly RecordedAdjustment[], { money }: Words): Row[] =>
  adjustments.map(({ name_local, code, minor }) => ({
    label: code === null ? name_local : `${name_local} (${code})`,
    value: money(-BigInt(minor), order),
  }));

/** By how much less comes back than a refund's lines cost without promotions. */
export function reducedBy(
  order: OrderRow,
  { lines, items }: Pick<RefundTotals, "lines" | "items">,
  words: Words,
): Row[] {
  const reduction = sumMinor(lines.map(({ total }) => total)) - items;
  return reduction > 0n
    ? [{ label: words.say("invoice.reductions"), value: words.money(-reduction, order) }]
    : [];
}
