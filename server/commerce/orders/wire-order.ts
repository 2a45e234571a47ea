import { sumByPromotion } from "#domain/recorded-adjustments.ts";
import { and, inArray, ne } from "drizzle-orm";
import { money, toWire } from "#domain/money.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { findDocuments, toWireDocument, type DocumentRow } from "#server/commerce/documents/documents.ts";
import { earningsHeldUntil } from "#server/commerce/markets/earnings-hold.ts";
import { findAllMarkets, type MarketRow } from "#server/commerce/markets/markets.ts";
import { paymentMethod } from "#server/commerce/markets/shop-settings.ts";
import { findItems, invoiceNumber, isPaid, earnedPointsOf, type ItemRow, type OrderRow } from "./orders.ts";
import type { Services } from "#server/commerce/services.ts";
import { withBackorders } from "./backorders.ts";
import { deliveryDatesOf, noDates } from "./delivery-dates.ts";
import { findOpeningHours } from "./opening-hours.ts";
import { findReturns } from "./order-returns.ts";
import { isExemptDraft, quoteOf, quoteShipping, toWireTaxes } from "./order-quote.ts";
import { findShipments, toWireShipment, toWireShipments, type ShipmentRow } from "./shipments.ts";
import { shippingOptionsForDraft } from "./shipping.ts";
import { recordedWithAmounts, toWireAdjustments } from "#server/commerce/promotions/wire-adjustments.ts";
import { toWireItems } from "./wire-items.ts";
import { toWireReturns } from "./wire-returns.ts";

type RequiredServices = Pick<Services, "database" | "clock">;
const { payments } = customerSchema;

export async function toWireOrder(services: RequiredServices, row: OrderRow): Promise<Schemas["Order"]> {
  const [order] = await toWireOrders(services, [row]);
  return order!;
}

export async function toWireOrders(
  { database: { queries }, clock }: RequiredServices,
  rows: readonly OrderRow[],
): Promise<Schemas["Order"][]> {
  const ids = rows.map(({ id }) => id);
  const items = await findItems(queries, ids);
  const places = await findAllMarkets(queries);
  const placedIds = rows.filter(({ status }) => status !== "draft").map(({ id }) => id);
  const documents = await findDocuments(queries, placedIds);
  const returns = await findReturns(queries, placedIds);
  const live = await findLivePayments(queries, placedIds);
  const sent = await findShipments(queries, placedIds);
  const hours = await findOpeningHours(queries, rows);
  return Promise.all(
    rows.map(async (row) => {
      const lines = items.filter(({ order_id }) => order_id === row.id);
      const own = row.status === "draft" ? await withBackorders(queries, lines) : lines;
      const payment = live.find(({ order_id }) => order_id === row.id);
      const papers = documents.filter(({ order_id }) => order_id === row.id);
      const back = returns.filter(({ order_id }) => order_id === row.id);
      const market = places.find(({ id }) => id === row.market_id)!;
      const options = await optionsOf(queries, row, own, market, clock());
      return {
        ...writeOrder(row, own, papers, payment?.id ?? null, market, options),
        ...toWireSent(row, sent.get(row.id) ?? []),
        opening_hours: hours.get(row.id) ?? null,
        items: toWireItems(row, own, back, clock()),
        ...toWireReturns(row, own, back, market, clock()),
      };
    }),
  );
}

async function findLivePayments(queries: Queries, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return queries
    .select({ id: payments.id, order_id: payments.order_id })
    .from(payments)
    .where(and(inArray(payments.order_id, [...orderIds]), ne(payments.status, "closed")));
}

async function optionsOf(
  queries: Queries,
  row: OrderRow,
  items: readonly ItemRow[],
  market: MarketRow,
  now: Date,
): Promise<Schemas["ShippingOption"][]> {
  if (row.status !== "draft") return [];
  const { datesOf, laterDatesOf } = await deliveryDatesOf(queries, items, market, now);
  const options = await shippingOptionsForDraft(queries, market, row, items);
  const wire = (minor: bigint) => toWire(money(minor, row));
  return options.map((option) => {
    const { price, net, reduction } = quoteShipping(row, items, option);
    return {
      code: option.code,
      name: option.names[row.language_id] ?? option.names[market.languages[0]!] ?? option.code,
      price_incl_vat: wire(price),
      price_excl_vat: wire(net),
      reduction_incl_vat: wire(reduction),
      delivery_days_min: option.delivery_days_min,
      delivery_days_max: option.delivery_days_max,
      collected: option.collected,
      ...(datesOf(option) ?? noDates),
      opening_hours: option.opening_hours,
      later_dates: laterDatesOf(option),
    };
  });
}

function writeOrder(
  row: OrderRow,
  items: readonly ItemRow[],
  documents: readonly DocumentRow[],
  paymentId: string | null,
  market: MarketRow,
  shipping_options: Schemas["ShippingOption"][],
): Omit<
  Schemas["Order"],
  "items" | "opening_hours" | keyof ReturnType<typeof toWireReturns> | keyof ReturnType<typeof toWireSent>
> {
  const quote = quoteOf(row, items);
  const wire = (minor: bigint) => toWire(money(minor, row));
  const recorded = items.map(({ adjustments }, index) =>
    recordedWithAmounts(adjustments, quote.lines[index]!.adjustments),
  );
  const earned = isPaid(row.status) ? earnedPointsOf(row, items) : 0;
  return {
    id: row.id,
    note: row.note,
    gift_note: row.gift_note,
    reference: row.reference,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    language_id: row.language_id,
    market_id: row.market_id,
    currency: row.currency,
    currency_sign: row.currency_sign,
    currency_precision: row.currency_precision,
    vat_rate: isExemptDraft(row) ? 0 : row.vat_basis_points / 10_000,
    vat_id: row.vat_id,
    tax_exemption: isExemptDraft(row) ? "intra_community_supply" : row.tax_exemption,
    tax_kind: row.tax_kind,
    taxes: toWireTaxes(row, quote.taxes),
    shipping_code: row.shipping_code,
    shipping_name: row.shipping_name,
    delivery_days_min: row.delivery_days_min,
    delivery_days_max: row.delivery_days_max,
    collected: row.collected,
    leaves_on: row.leaves_on,
    arrives_from: row.arrives_from,
    arrives_to: row.arrives_to,
    wished_on: row.wished_on,
    shipping_cost_incl_vat: wire(row.shipping_minor),
    standard_shipping_incl_vat: wire(row.standard_shipping_minor ?? row.shipping_minor),
    shipping_cost_excl_vat: wire(quote.shippingNet),
    total_price_excl_vat: wire(quote.itemsNet),
    total_price_incl_vat: wire(quote.items),
    total_item_count: items.reduce((sum, { count }) => sum + count, 0),
    used_points: row.used_points,
    points_earned: earned,
    points_convert_at: earned > 0 ? earningsHeldUntil(row, market).toISOString() : null,
    amount_due: wire(quote.due),
    current_status: row.status,
    payment_id: paymentId,
    payment_method: paymentId ? paymentMethod : null,
    paid_with_points: row.paid_with_points,
    delivery_address: { ...row.delivery_address, id_order: row.id },
    invoice_address: row.invoice_address && { ...row.invoice_address, id_order: row.id },
    invoice_number: row.invoice_number === null ? null : invoiceNumber(row),
    documents: documents.map(toWireDocument),
    is_paid: isPaid(row.status),
    payment_refusal: row.payment_refusal,
    shipping_options,
    adjustments: toWireAdjustments(row, sumByPromotion(recorded)),
    shipping_adjustments: toWireAdjustments(row, row.shipping_adjustments),
    coupon_codes: row.coupons.map(({ code }) => code),
    coupons: row.status === "draft" ? row.coupons : [],
    submitted_at: row.submitted_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    cancelled_at: row.status === "cancelled" ? row.updated_at.toISOString() : null,
  };
}

const toWireSent = (row: OrderRow, sent: readonly ShipmentRow[]) => ({
  shipped_at: row.shipped_at?.toISOString() ?? null,
  shipment: toWireShipment(sent),
  shipments: toWireShipments(sent),
  delivered_at: row.delivered_at?.toISOString() ?? null,
});
