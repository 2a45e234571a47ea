import type { PointsPayment, ShippingOption } from "#machines/shopping/checkout/checkout.contract.ts";
import { fromWire, toWire } from "#domain/money.ts";
import { amountAfterPoints, pointsToMoney } from "#domain/points.ts";
import { shownPrice } from "#domain/price.ts";
import type { Reviewed } from "#machines/shopping/checkout/checkout.view.ts";
import type { Wire } from "#src/api/client.ts";
import type { CartLineItem } from "#src/flows/shopping/cart/cart.context.ts";
import { orderLines, totalWith, type ProductPicture } from "#src/orders/order-sums.ts";
import type { Summary } from "#src/orders/order-summary.tsx";
import { toPointsPayment, pointsLimits } from "./checkout.points.ts";

/** `product` null: this market does not sell it. */
type CartLine = Pick<CartLineItem, "lineId" | "name" | "image" | "count" | "product">;
type Shipping = Pick<ShippingOption, "name" | "price"> | null;

/** Before there is an order: the cart at this market's prices. Null if the cart is empty: another tab may have ordered it. */
export function cartToSummary(
  lines: readonly CartLine[],
  shipping: Shipping,
  market: Wire["Market"],
): Summary | null {
  if (lines.length === 0) return null;
  const shown = lines.map(({ lineId, name, image, count, product }) => ({
    id: lineId,
    name,
    count,
    price: product && shownPrice(product, market).price,
    image,
    barredCountries: product?.barred_countries ?? [],
    isWithdrawalExempt: product?.withdrawal_exempt ?? false,
  }));
  const total = totalWith(shown, shipping, market);
  return { lines: shown, shipping, points: null, total, due: total, currency: market };
}

/** A draft under review: the order's own names and prices, the products' pictures. */
export function draftToSummary(
  order: Wire["Order"],
  products: readonly ProductPicture[],
  { shipping, points: choice, pointsBalance }: Pick<Reviewed, "shipping" | "points" | "pointsBalance">,
  market: Wire["Market"],
): Summary {
  const lines = orderLines(order, products);
  const total = totalWith(lines, shipping, market);
  const fullAmount = fromWire(total, market);
  const limits = pointsLimits(fullAmount, pointsBalance, market);
  const used = usedPoints(toPointsPayment(choice, limits), limits.all);
  const points = used > 0 ? { used, worth: toWire(pointsToMoney(used, market)) } : null;
  return {
    lines,
    shipping,
    points,
    total,
    due: toWire(amountAfterPoints(fullAmount, used, market)),
    currency: market,
  };
}

function usedPoints(payment: PointsPayment | null, all: number): number {
  switch (payment?.kind) {
    case undefined:
    case "none":
      return 0;
    case "some":
      return payment.points;
    case "all":
      return all;
  }
}
