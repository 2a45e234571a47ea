import { useQuery } from "@tanstack/react-query";
import type { CheckoutView } from "#machines/shopping/checkout/checkout.view.ts";
import type { ShippingOption } from "#machines/shopping/checkout/checkout.contract.ts";
import { useCartQuote } from "#src/coupons/cart-quote.ts";
import { useCouponCodes } from "#src/coupons/coupon-codes.ts";
import { useApi } from "#src/api/api-context.ts";
import { orderQuery } from "#src/api/customer-queries.ts";
import { knownProductsQuery } from "#src/api/queries.ts";
import { useFacts, useMarketLocale } from "#src/facts/use-facts.ts";
import { useCartView, useLines } from "#src/flows/shopping/cart/cart.context.ts";
import { orderToSummary } from "#src/orders/order-sums.ts";
import { cartToSummary, draftToSummary, withStock } from "./checkout.summary.ts";
import type { Summary } from "#src/orders/order-summary.tsx";

/** From the cart or, once there is one, the order. Both are queries; the machine knows only an id. */
export function useSummary(view: CheckoutView, ownerId: string): Summary | null {
  const api = useApi();
  const { languageId } = useMarketLocale();
  const { market } = useFacts();
  const { lines, summaryWith } = useCartSummary(isBeforeReview(view));
  const orderId = orderIdOf(view);
  const reading = orderQuery(api, ownerId, orderId ?? "");
  const { data: order, isFetching } = useQuery({ ...reading, enabled: orderId !== null });
  const ids = order?.items.map(({ variant_id }) => variant_id) ?? [];
  const products = useQuery(knownProductsQuery(api, languageId, ids)).data ?? [];
  switch (view.screen) {
    case "addressForm":
      return summaryWith(null);
    case "deliveryChoice": {
      const chosen = view.options.find(({ code }) => code === view.chosen) ?? null;
      if (view.exemptOrderId === null) return summaryWith(chosen);
      const undecided = { shipping: chosen, points: { kind: "none" }, pointsBalance: 0 } as const;
      return order && !isFetching ? draftToSummary(order, products, undecided, market) : null;
    }
    case "review":
      return order && !isFetching
        ? withStock(draftToSummary(order, products, view, market), order, lines)
        : null;
    case "payment":
      return order ? orderToSummary(order, products) : null;
    default:
      return null;
  }
}

/** `isShown`: only then the cart is quoted. */
export function useCartSummary(isShown = true) {
  const { market } = useFacts();
  const cart = useLines(useCartView());
  const lines = cart.status === "ready" ? cart.lines : [];
  const { codes } = useCouponCodes();
  const quoted = useCartQuote(isShown ? lines : [], codes);
  const summaryWith = (shipping: ShippingOption | null) => {
    if (quoted.status === "asking" || (quoted.status === "known" && quoted.isOutdated)) return null;
    return cartToSummary(lines, shipping, market, quoted.status === "known" ? quoted.quote : null);
  };
  return { lines, summaryWith };
}

/** Then or soon the cart is shown; asked in time, its quote does not push the form down. */
const isBeforeReview = ({ screen }: CheckoutView): boolean =>
  screen === "loading" || screen === "addressForm" || screen === "deliveryChoice";

/** The order whose prices are shown; null: the cart's are. */
function orderIdOf(view: CheckoutView): string | null {
  if (view.screen === "deliveryChoice") return view.exemptOrderId;
  return "orderId" in view ? view.orderId : null;
}
