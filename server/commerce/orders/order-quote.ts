import { quoteSubmittedOrder, type Quote, type QuoteLine } from "#domain/quote.ts";
import { money, toWire } from "#domain/money.ts";
import type { TaxRow } from "#domain/tax.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { ItemRow, OrderRow } from "./orders.ts";

export type QuotedOrder = Pick<OrderRow, "shipping_minor" | "due_minor" | "used_points">;
export type QuotedItem = Pick<ItemRow, "product_id" | "count" | "unit_minor" | "vat_basis_points">;

/** What an order costs, on the terms stored in it. Its lines are in the order of the items. */
export const quoteOf = (order: QuotedOrder, items: readonly QuotedItem[]): Quote =>
  quoteSubmittedOrder({
    lines: items.map(quoteLine),
    shipping: order.shipping_minor,
    points: order.used_points,
    due: order.due_minor,
  });

export const quoteLine = ({ product_id, count, unit_minor, vat_basis_points }: QuotedItem): QuoteLine => ({
  variantId: product_id,
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
