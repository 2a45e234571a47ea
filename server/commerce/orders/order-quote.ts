import { toAdjustment } from "#domain/recorded-adjustments.ts";
import {
  exempt,
  exemptReduction,
  quoteOrder,
  quoteSubmittedOrder,
  type Quote,
  type QuoteLine,
} from "#domain/quote.ts";
import { money, toWire } from "#domain/money.ts";
import type { TaxRow } from "#domain/tax.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { ItemRow, OrderRow } from "./orders.ts";

export type QuotedOrder = Pick<
  OrderRow,
  "status" | "vat_id_check_id" | "shipping_minor" | "due_minor" | "used_points"
>;
export type QuotedItem = Pick<
  ItemRow,
  "variant_id" | "count" | "unit_minor" | "vat_basis_points" | "adjustments"
>;

/** What an order costs, on the terms stored in it. Its lines are in the order of the items. */
export function quoteOf(order: QuotedOrder, items: readonly QuotedItem[]): Quote {
  const lines = items.map(quoteLine);
  if (isExemptDraft(order)) return quoteOrder(exempt(lines, 0n));
  return quoteSubmittedOrder({
    lines,
    shipping: order.shipping_minor,
    points: order.used_points,
    due: order.due_minor,
  });
}

/** A draft is stored with the prices incl. tax until it is submitted, also with a confirmed VAT ID. */
export const isExemptDraft = ({ status, vat_id_check_id }: QuotedOrder): boolean =>
  status === "draft" && vat_id_check_id !== null;

/**
 * The net price of a delivery, in minor units. `price`: what the order pays for it, and `reduction`: what promotions took
 * off it, both with tax if it is due.
 */
export function quoteShipping(
  order: QuotedOrder,
  items: readonly QuotedItem[],
  { minor: shipping, reduction }: { minor: bigint; reduction: bigint },
): { price: bigint; net: bigint; reduction: bigint } {
  const lines = items.map(quoteLine);
  const { shippingNet: net } = quoteOrder({ lines, shipping });
  return isExemptDraft(order)
    ? { price: net, net, reduction: exemptReduction(lines, shipping, reduction) }
    : { price: shipping, net, reduction };
}

export const quoteLine = ({
  variant_id,
  count,
  unit_minor,
  vat_basis_points,
  adjustments,
}: QuotedItem): QuoteLine => ({
  adjustments: adjustments.map(toAdjustment),
  variantId: variant_id,
  quantity: count,
  unit: unit_minor,
  taxRate: BigInt(vat_basis_points),
});

/** `amount` in minor units. */
export type Payment = { by: "points"; points: number; amount: bigint } | { by: "provider"; amount: bigint };

export const paymentsOf = (paid: { points: number; pointsWorth: bigint; money: bigint }): Payment[] => [
  ...(paid.pointsWorth > 0n
    ? [{ by: "points" as const, points: paid.points, amount: paid.pointsWorth }]
    : []),
  ...(paid.money > 0n ? [{ by: "provider" as const, amount: paid.money }] : []),
];

export const toWireTaxes = (order: OrderRow, taxes: readonly TaxRow[]): Schemas["Tax"][] => {
  const wire = (minor: bigint) => toWire(money(minor, order));
  return taxes.map(({ rate, net, tax, gross }) => ({
    rate: Number(rate) / 10_000,
    net: wire(net),
    tax: wire(tax),
    gross: wire(gross),
  }));
};
