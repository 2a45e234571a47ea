import { itemName } from "./item-name.ts";
import { fromWire, minorUnits, money, toWire, vatBasisPoints, type Currency } from "#domain/money.ts";
import { quoteOrder, quoteSubmittedOrder, type PointsUse, type Quote } from "#domain/quote.ts";
import type { Wire } from "#src/api/client.ts";
import type { Summary, SummaryLine } from "./order-summary.tsx";

export type ProductPicture = Pick<Wire["KnownProduct"], "variant_id" | "primary_image">;

/** Placed orders have their own currency and taxes. */
export function orderToSummary(order: Wire["Order"], products: readonly ProductPicture[]): Summary {
  const { currency_precision, tax_kind } = order;
  const currency = { currency: order.currency, currency_precision, tax_kind };
  const lines = orderLines(order, products);
  const { shipping_name: name, shipping_cost_incl_vat: price } = order;
  // Servers of the last release send no adjustments.
  const shipping = name === null ? null : { name, price, adjustments: order.shipping_adjustments ?? [] };
  const quote = quoteSubmittedOrder({
    lines: quoteLines(lines, currency),
    shipping: minor(shipping?.price ?? 0, currency),
    points: order.used_points,
    due: minor(order.amount_due, currency),
  });
  return {
    lines,
    shipping,
    currency,
    vatId: vatIdOf(order),
    // Servers of the last release send none.
    adjustments: order.adjustments ?? [],
    ...summaryAmounts(quote, currency),
  };
}

/** Nothing is said of one that is not checked before the order is paid. Servers of the last release send none. */
export function vatIdOf({
  vat_id = null,
  tax_exemption = null,
  is_paid,
}: Partial<Pick<Wire["Order"], "vat_id" | "tax_exemption">> &
  Pick<Wire["Order"], "is_paid">): Summary["vatId"] {
  if (vat_id === null) return null;
  if (tax_exemption !== null) return { id: vat_id, isExempt: true };
  return is_paid ? { id: vat_id, isExempt: false } : null;
}

export const orderLines = (order: Wire["Order"], products: readonly ProductPicture[]): SummaryLine[] =>
  order.items.map((item) => ({
    id: item.id,
    name: itemName(item),
    count: item.count,
    price: item.price,
    // Servers of the last release do not send it.
    taxRate: item.vat_rate ?? order.vat_rate,
    adjustments: item.adjustments ?? [],
    image: products.find(({ variant_id }) => variant_id === item.variant_id)?.primary_image ?? null,
    isWithdrawalExempt: item.withdrawal_exempt && order.withdrawal_days !== null,
    // What is not sent yet of a placed order is said beside its items.
    ...(order.current_status === "draft" && item.backordered && { backorderedUntil: item.backorder_until }),
  }));

/** What lines and a delivery cost before they are ordered. Lines that the market does not sell are left out. */
export const quoteSummary = (
  lines: readonly SummaryLine[],
  shipping: Summary["shipping"],
  currency: Currency,
  points: PointsUse | null = null,
): Quote =>
  quoteOrder({
    lines: quoteLines(lines, currency),
    shipping: minor(shipping?.price ?? 0, currency),
    points,
  });

/** A quote's amounts as a summary shows them: decimals of the currency. */
export function summaryAmounts(
  { total, due, points, pointsWorth, taxes }: Quote,
  currency: Currency,
): Pick<Summary, "total" | "due" | "points" | "taxes"> {
  const wire = (amount: bigint) => toWire(money(amount, currency));
  return {
    total: wire(total),
    due: wire(due),
    points: points > 0 ? { used: points, worth: wire(pointsWorth) } : null,
    taxes: taxes.map(({ rate, tax, gross }) => ({
      rate: Number(rate) / 10_000,
      tax: wire(tax),
      gross: wire(gross),
    })),
  };
}

const quoteLines = (lines: readonly SummaryLine[], currency: Currency) =>
  lines.flatMap(({ id, count, price, taxRate, adjustments = [] }) =>
    price === null
      ? []
      : [
          {
            variantId: id,
            quantity: count,
            unit: minor(price, currency),
            taxRate: vatBasisPoints(taxRate),
            adjustments: adjustments.map(({ promotion_id, amount }) => ({
              cause: "promotion" as const,
              target: "items" as const,
              promotionId: promotion_id,
              amount: minor(amount, currency),
            })),
          },
        ],
  );

const minor = (amount: number, currency: Currency): bigint => minorUnits(fromWire(amount, currency));
