import { lineTotal, shownPrice, sumAmounts } from "#domain/price.ts";
import type { Wire } from "#src/api/client.ts";
import type { MarketLocale } from "#src/api/queries.ts";
import { demoQuote } from "./demo-quote.ts";
import { demoAssurances, demoMarket, demoProducts } from "./demo-shop.ts";
import { taxesOf } from "./demo-taxes.ts";

/**
 * Fixtures for the lists that a flow's screens query, made from `shop-data/`.
 *
 * @returns a `fetch` that never leaves the page; unknown requests get a 404.
 */
export const demoAnswers =
  (marketLocale: MarketLocale): typeof globalThis.fetch =>
  async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const path = pathname.replace(/^\/api\/v1/, "");
    const body =
      path.startsWith("/quotes/") && input instanceof Request
        ? demoQuote(((await input.json()) as Wire["QuoteRequest"]).items, marketLocale)
        : answerTo(path, searchParams, marketLocale);
    const problem = { type: "about:blank", title: "Not found", status: 404, detail: "Not found." };
    return body === undefined ? Response.json(problem, { status: 404 }) : Response.json(body);
  };

function answerTo(path: string, search: URLSearchParams, marketLocale: MarketLocale): unknown {
  const [area, ...rest] = path.split("/").filter(Boolean);
  switch (area) {
    case "cart":
      return demoCart(marketLocale);
    case "delivery-dates":
      return { dates: { leaves_on: "2026-11-23", arrives_from: "2026-11-25", arrives_to: "2026-11-27" } };
    case "orders":
      return demoOrder(rest[0] ?? "order-1", marketLocale);
    case "products":
      return demoProductsById(search.get("ids")?.split(",") ?? null, marketLocale);
    case "assurances":
      return demoAssurances(marketLocale);
    case "menu":
    case "footer":
      return [];
    default:
      return undefined;
  }
}

/** Two lines, both sold in this market. */
export function demoCart(marketLocale: MarketLocale): Wire["CartItem"][] {
  const [fern, ...otherProducts] = favourites(marketLocale);
  const lines = [fern, otherProducts[0]].flatMap((product) => product ?? []);
  return lines.map((product, index) => ({
    id: `line-${index + 1}`,
    product_id: product.id,
    variant_id: product.variant_id,
    variant_name: null,
    product,
    name: product.name,
    primary_image: product.primary_image,
    count: 2 - index,
    availability: "in_stock",
    left: null,
    backorder_days: null,
  }));
}

/** A recording may contain ids that `shop-data/` lacks; they get another product. */
function demoProductsById(
  ids: readonly string[] | null,
  marketLocale: MarketLocale,
): Wire["ProductSummary"][] {
  const all = demoProducts(marketLocale);
  if (!ids) return all;
  const known = all.filter(({ id }) => ids.includes(id));
  const strangers = ids.filter((id) => !all.some((product) => product.id === id));
  const otherProducts = all.filter(({ id }) => !ids.includes(id));
  return [
    ...known,
    ...strangers.flatMap((id, index) => (otherProducts[index] ? { ...otherProducts[index], id } : [])),
  ];
}

/** A draft with the lines of `demoCart`. */
export function demoOrder(id: string, marketLocale: MarketLocale): Wire["Order"] {
  const market = demoMarket(marketLocale.marketId);
  const items = demoCart(marketLocale).flatMap(({ product, count, id: lineId }) =>
    product
      ? {
          id: lineId,
          id_order: id,
          product_id: product.id,
          variant_id: product.id,
          product_name: product.name,
          product_name_local: product.name,
          variant_name: null,
          variant_name_local: null,
          sku: product.reference,
          price: shownPrice(product, market).price,
          vat_rate: product.vat_rate,
          count,
          refunded_count: 0,
          approved_count: 0,
          requested_count: 0,
          withdrawn_count: 0,
          withdrawal_exempt: false,
          adjustments: [],
          backordered: false,
          backorder_until: null,
        }
      : [],
  );
  const total = sumAmounts(
    items.map(({ price, count }) => lineTotal(price, count, market)),
    market,
  );
  const time = "2026-11-21T09:00:00.000Z";
  return {
    id,
    note: null,
    reference: "7K3M9Q",
    created_at: time,
    updated_at: time,
    language_id: marketLocale.languageId,
    market_id: market.id,
    currency: market.currency,
    currency_sign: market.currency_sign,
    currency_precision: market.currency_precision,
    vat_rate: market.vat_rate,
    vat_id: null,
    tax_exemption: null,
    tax_kind: market.tax_kind,
    taxes: taxesOf(items, market),
    shipping_code: "standard",
    shipping_name: "Standard parcel",
    delivery_days_min: 2,
    delivery_days_max: 4,
    collected: false,
    leaves_on: null,
    arrives_from: null,
    arrives_to: null,
    wished_on: null,
    opening_hours: null,
    shipping_cost_incl_vat: 0,
    shipping_cost_excl_vat: 0,
    standard_shipping_incl_vat: 0,
    total_price_excl_vat: total,
    total_price_incl_vat: total,
    total_refund_excl_vat: 0,
    total_refund_incl_vat: 0,
    total_item_count: items.reduce((sum, { count }) => sum + count, 0),
    used_points: 0,
    points_earned: 0,
    points_convert_at: null,
    amount_due: total,
    current_status: "draft",
    payment_id: null,
    payment_method: null,
    paid_with_points: false,
    delivery_address: null,
    invoice_address: null,
    items,
    invoice_number: null,
    documents: [],
    order_returns: [],
    is_paid: false,
    payment_refusal: null,
    has_requested_return: false,
    refundable: "order_not_paid",
    refundable_until: null,
    packing_day: null,
    packing_from: null,
    withdrawal_days: null,
    refund_days: 30,
    refund_files: 6,
    refund_file_bytes: 5_242_880,
    withdrawable: "order_not_paid",
    withdrawable_until: null,
    shipping_options: [],
    submitted_at: null,
    paid_at: null,
    shipped_at: null,
    shipment: null,
    shipments: [],
    delivered_at: null,
    cancelled_at: null,
    adjustments: [],
    shipping_adjustments: [],
    coupon_codes: [unusedCoupon.code],
    coupons: [unusedCoupon],
  };
}

const unusedCoupon: Wire["Coupon"] = {
  code: "REPOT20",
  name: "20 off repotting",
  state: "below_minimum",
  missing_amount: 20,
  missing_count: null,
};

/** The products in the path models' carts come first. */
const favourites = (marketLocale: MarketLocale): Wire["ProductSummary"][] =>
  demoProducts(marketLocale).toSorted((a, b) => rank(a) - rank(b));
const rank = ({ id }: { id: string }) => (id === "boston-fern" ? 0 : id === "weaving-loom-kit" ? 1 : 2);
