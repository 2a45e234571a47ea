import type { PointsChoice, ShippingOption } from "../../../machines/checkout/checkout.contract.ts";
import { fromWire, minorUnits, money, toWire, type Currency } from "../../../domain/money.ts";
import { leftAfter, payablePoints, pointsFor, worthOf } from "../../../domain/points.ts";
import { lineTotal, shownPrice, totalOf } from "../../../domain/price.ts";
import type { Wire } from "../../api/client.ts";
import type { Summary, SummaryLine } from "./checkout-summary.screen.tsx";

type CartLine = { lineId: string; name: string; count: number; product: Wire["ProductSummary"] | null };
type Shipping = Pick<ShippingOption, "name" | "price"> | null;

/** Before there is an order: what is in the cart, at this market's prices. */
export function summaryOfCart(
  lines: readonly CartLine[],
  shipping: Shipping,
  market: Wire["Market"],
): Summary {
  const shown = lines.flatMap<SummaryLine>(({ lineId, name, count, product }) =>
    product
      ? { id: lineId, name, count, price: shownPrice(product, market).price, image: product.primary_image }
      : [],
  );
  const total = totalWith(shown, shipping, market);
  return { lines: shown, shipping, points: null, total, due: total, currency: market };
}

/** A draft under review: the order's own names and prices, the products' pictures. */
export function summaryOfDraft(
  order: Wire["Order"],
  products: readonly Wire["ProductSummary"][],
  shipping: Shipping,
  choice: PointsChoice,
  balance: number,
  market: Wire["Market"],
): Summary {
  const lines = linesOf(order, products);
  const total = totalWith(lines, shipping, market);
  const whole = fromWire(total, market);
  const all = pointsFor(whole, market);
  const used = usedPoints(payablePoints(choice, all, balance), all);
  const points = used > 0 ? { used, worth: toWire(worthOf(used, market)) } : null;
  return { lines, shipping, points, total, due: toWire(leftAfter(whole, used, market)), currency: market };
}

/** A placed order, which has its own currency and VAT. */
export function summaryOfOrder(order: Wire["Order"], products: readonly Wire["ProductSummary"][]): Summary {
  const { currency_precision, vat_rate } = order;
  const currency = { currency: order.currency, currency_precision, vat_rate };
  const lines = linesOf(order, products);
  const { shipping_name: name, shipping_cost_incl_vat: price, used_points: used, amount_due: due } = order;
  const shipping = name === null ? null : { name, price };
  const total = totalWith(lines, shipping, currency);
  const paidByPoints = minorUnits(fromWire(total, currency)) - minorUnits(fromWire(due, currency));
  const points = used > 0 ? { used, worth: toWire(money(paidByPoints, currency)) } : null;
  return { lines, shipping, points, total, due, currency };
}

const linesOf = (order: Wire["Order"], products: readonly Wire["ProductSummary"][]): SummaryLine[] =>
  order.items.map((item) => ({
    id: item.id,
    name: item.product_name_local,
    count: item.count,
    price: item.price,
    image: products.find(({ id }) => id === item.product_id)?.primary_image ?? null,
  }));

const totalWith = (lines: readonly SummaryLine[], shipping: Shipping, currency: Currency): number =>
  totalOf(
    [...lines.map(({ price, count }) => lineTotal(price, count, currency)), shipping?.price ?? 0],
    currency,
  );

function usedPoints(choice: PointsChoice, all: number): number {
  switch (choice.kind) {
    case "none":
      return 0;
    case "some":
      return choice.points;
    case "all":
      return all;
  }
}
