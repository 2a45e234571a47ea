import { nameWithVariant } from "#domain/variant-name.ts";
import type { PointsPayment, ShippingOption } from "#machines/shopping/checkout/checkout.contract.ts";
import { shownPrice } from "#domain/price.ts";
import type { Reviewed } from "#machines/shopping/checkout/checkout.view.ts";
import type { Wire } from "#src/api/client.ts";
import type { CartLineItem } from "#src/flows/shopping/cart/cart.context.ts";
import {
  orderLines,
  quoteSummary,
  summaryAmounts,
  vatIdOf,
  type ProductPicture,
} from "#src/orders/order-sums.ts";
import type { Summary } from "#src/orders/order-summary.tsx";
import type { ShownStock } from "#src/facts/stock-note.tsx";
import { toPointsPayment, pointsLimits } from "./checkout.points.ts";

/** `product` null: this market does not sell it. */
type CartLine = Pick<
  CartLineItem,
  "lineId" | "variantId" | "name" | "variantName" | "image" | "count" | "product"
> & {
  stock?: ShownStock;
};
type Shipping = Pick<ShippingOption, "name" | "price" | "reduction"> | null;

/** Before there is an order: the cart at this market's prices, and what promotions take off them. Null if the cart is empty: another tab may have ordered it. */
export function cartToSummary(
  lines: readonly CartLine[],
  shipping: Shipping,
  market: Wire["Market"],
  quote: Pick<Wire["Quote"], "items" | "adjustments" | "shipping_adjustments"> | null = null,
): Summary | null {
  if (lines.length === 0) return null;
  const shown = lines.map(
    ({ lineId, variantId, name, variantName, image, count, product, stock = product ?? {} }) => ({
      id: lineId,
      name: nameWithVariant(name, variantName),
      count,
      adjustments: quote?.items.find(({ variant_id }) => variant_id === variantId)?.adjustments ?? [],
      price: product && shownPrice(product, market).price,
      taxRate: product?.vat_rate ?? market.vat_rate,
      image,
      barredCountries: product?.barred_countries ?? [],
      isWithdrawalExempt: product?.withdrawal_exempt ?? false,
      stock,
    }),
  );
  const amounts = summaryAmounts(quoteSummary(shown, shipping, market), market);
  return {
    lines: shown,
    shipping: shippingOf(shipping, quote?.shipping_adjustments),
    currency: market,
    adjustments: quote?.adjustments ?? [],
    ...amounts,
  };
}

/** A draft under review: the order's own names and prices, the products' pictures. */
export function draftToSummary(
  order: Wire["Order"],
  products: readonly ProductPicture[],
  {
    shipping,
    points: choice,
    pointsBalance,
  }: { shipping: Shipping } & Pick<Reviewed, "points" | "pointsBalance">,
  market: Wire["Market"],
): Summary {
  const lines = orderLines(order, products);
  const { total } = quoteSummary(lines, shipping, market);
  const limits = pointsLimits(total, pointsBalance, market);
  const quote = quoteSummary(lines, shipping, market, {
    used: usedPoints(toPointsPayment(choice, limits)),
    balance: pointsBalance,
    value: BigInt(market.point_value),
  });
  const reduced = shippingOf(shipping, order.shipping_adjustments);
  const shown = [...(order.adjustments ?? []), ...(reduced?.adjustments ?? [])];
  return {
    lines,
    shipping: reduced,
    currency: market,
    vatId: vatIdOf(order),
    adjustments: order.adjustments ?? [],
    coupons: (order.coupons ?? []).map((coupon) =>
      coupon.state === "applied" && !shown.some(({ code }) => code === coupon.code)
        ? { ...coupon, state: "nothing_to_reduce" }
        : coupon,
    ),
    ...summaryAmounts(quote, market),
  };
}

/** What promotions take off the chosen delivery; `adjustments` say it of the cheapest. Only the first takes something off. */
function shippingOf(
  shipping: Shipping,
  adjustments: readonly Wire["Adjustment"][] = [],
): Summary["shipping"] {
  if (shipping === null) return null;
  const { name, price, reduction: amount } = shipping;
  const [first] = adjustments;
  return { name, price, adjustments: first && amount > 0 ? [{ ...first, amount }] : [] };
}

/** The stock of a reviewed order's lines, as the cart knows it. */
export const withStock = (
  summary: Summary,
  { items }: Pick<Wire["Order"], "items">,
  cart: readonly Pick<CartLineItem, "variantId" | "stock">[],
): Summary => ({
  ...summary,
  lines: summary.lines.map((line) => {
    const item = items.find(({ id }) => id === line.id);
    const own = cart.find(({ variantId }) => variantId === item?.variant_id);
    return own?.stock ? { ...line, stock: own.stock } : line;
  }),
});

/** Something is on backorder: by the order, or before there is one by the cart's stock. */
export const hasBackorder = (summary: Summary | null): boolean =>
  summary?.lines.some(
    ({ backorderedUntil, stock }) => backorderedUntil !== undefined || stock?.availability === "backorder",
  ) ?? false;

function usedPoints(payment: PointsPayment | null): number | "all" {
  switch (payment?.kind) {
    case undefined:
    case "none":
      return 0;
    case "some":
      return payment.points;
    case "all":
      return "all";
  }
}
