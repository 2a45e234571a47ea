import { eq, sql } from "drizzle-orm";
import { fromWire, minorUnits, money, toWire } from "#domain/money.ts";
import { minimumOrderValue } from "#domain/specified-values.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { tourLeadOfCustomer } from "#server/commerce/accounts/tour-leads.ts";
import type { Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry, type Person } from "#server/commerce/audit/audit.ts";
import { findLines } from "#server/commerce/cart/cart.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { findReadingLocale, type ReadingLocale } from "#server/commerce/markets/markets.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";
import { incrementCounter } from "#server/platform/telemetry/telemetry.ts";
import { findItems, lockOwnOrder, type ItemRow, type OrderRow } from "./orders.ts";
import { matchesMarket, hasNewWithdrawalExemption, marketTerms } from "./market-terms.ts";
import { markOrderPaid } from "./paid.ts";
import { payByPoints, type RequestedPoints } from "./payment-by-points.ts";
import { bookPoints } from "#server/commerce/points/points.ts";
import { saveFirstAddresses } from "./first-addresses.ts";
import { priceLines, haveSameLines, type PricedLine } from "./pricing.ts";
import { cheapestDelivery, shippingOptionsFor } from "./shipping.ts";

export type Submission = RequestedPoints & {
  shipping_code: string;
  terms_version?: string;
  amount_due?: number;
  draft_updated_at?: string;
};
export type SubmitOrderResult =
  | { outcome: "submitted"; order: OrderRow }
  | { outcome: "noOrder" }
  | { outcome: "cancelled" }
  | { outcome: "placedElsewhere" }
  /** The draft or its market differs from what was shown. */
  | { outcome: "changedElsewhere" }
  | { outcome: "termsChanged" }
  | { outcome: "noShipping" }
  | { outcome: "badAmount" }
  | { outcome: "tooLittle" }
  | { outcome: "tooManyPoints" }
  | { outcome: "changed"; changes: Schemas["OrderChange"][] };

const { orders, orderItems, cartItems } = customerSchema;

/**
 * Freezes a draft into an order and removes its lines from the cart. Idempotent: a repeated submission returns the
 * order, and one tab never submits what another has changed.
 */
export async function submitOrder(
  services: Services,
  person: Person,
  orderId: string,
  submission: Submission,
): Promise<SubmitOrderResult> {
  const customerId = person.id;
  const { terms_version } = await readShopSettings(services);
  let isNew = false;
  const submitted = await services.database.transaction<SubmitOrderResult>(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    const order = await lockOwnOrder(tx, customerId, orderId);
    if (!order) return { outcome: "noOrder" };
    if (order.status === "cancelled") return { outcome: "cancelled" };
    if (order.status !== "draft") {
      return isSameOrder(submission, order)
        ? { outcome: "submitted", order }
        : { outcome: "placedElsewhere" };
    }
    const shownAt = submission.draft_updated_at;
    if (shownAt !== undefined && Date.parse(shownAt) !== order.updated_at.getTime()) {
      return { outcome: "changedElsewhere" };
    }
    if ((submission.terms_version ?? terms_version) !== terms_version) return { outcome: "termsChanged" };
    const items = await findItems(tx, [orderId]);
    const locale = await findReadingLocale(tx, { languageId: order.language_id, marketId: order.market_id });
    if (!locale) return { outcome: "changedElsewhere" };
    if (!matchesMarket(order, locale.market)) return { outcome: "changedElsewhere" };
    const { lines, changes } = await pricedAnew(tx, locale, order, items);
    if (changes.length > 0) return { outcome: "changed", changes };
    if (hasNewWithdrawalExemption(items, lines)) return { outcome: "changedElsewhere" };
    const { market } = locale;
    const country = order.delivery_address.country;
    const options = await shippingOptionsFor(tx, market, country, order.items_minor);
    const shipping = options.find(({ code }) => code === submission.shipping_code);
    if (!shipping) return { outcome: "noShipping" };
    const total = order.items_minor + shipping.minor;
    if (order.items_minor < minorUnits(fromWire(minimumOrderValue, market))) return { outcome: "tooLittle" };
    const byPoints = payByPoints(
      wantedPoints(submission, order, customer.points),
      total,
      customer.points,
      market,
    );
    if (byPoints.outcome === "tooMany") return { outcome: "tooManyPoints" };
    if (byPoints.outcome === "changed") {
      return { outcome: "changed", changes: [{ code: "points_changed", points: byPoints.balance }] };
    }
    const { due, points } = byPoints;
    const shown = shownAmount(submission, order);
    if (shown === "bad") return { outcome: "badAmount" };
    if (shown !== null && shown !== due) {
      const amounts = { old_price: toWire(money(shown, market)), new_price: toWire(money(due, market)) };
      return { outcome: "changed", changes: [{ code: "shipping_changed", ...amounts }] };
    }
    await freezeItems(tx, items, lines);
    isNew = true;
    const now = services.clock();
    const [submitted] = await tx
      .update(orders)
      .set({
        status: "submitted",
        shipping_code: shipping.code,
        shipping_name: shipping.names[order.language_id] ?? Object.values(shipping.names)[0] ?? shipping.code,
        shipping_minor: shipping.minor,
        delivery_days_min: shipping.delivery_days_min,
        delivery_days_max: shipping.delivery_days_max,
        ...marketTerms(market),
        standard_shipping_minor: cheapestDelivery(options, shipping).minor,
        due_minor: due,
        used_points: points,
        paid_with_points: points > 0 && due === 0n,
        terms_version,
        tour_lead_id: await tourLeadOfCustomer(tx, customer),
        seller: market.seller,
        submitted_at: now,
        updated_at: now,
      })
      .where(eq(orders.id, orderId))
      .returning();
    await tx.delete(cartItems).where(eq(cartItems.customer_id, customerId));
    await bookPoints(tx, now, { customerId, kind: "spent", sourceId: orderId, points: -points, deposit: 0 });
    const actor = customerActor(person);
    const subject = { order: orderId };
    await writeAuditEntry(tx, { action: "order.submitted", at: now, actor, ownerId: customerId, subject });
    await saveFirstAddresses(tx, customer, submitted!, now);
    if (submitted!.paid_with_points) {
      return { outcome: "submitted", order: await markOrderPaid(tx, services, actor, submitted!) };
    }
    return { outcome: "submitted", order: submitted! };
  });
  if (isNew) incrementCounter("ordersSubmitted");
  return submitted;
}

const namesPoints = ({ used_points, paid_with_points }: Submission): boolean =>
  used_points !== undefined || paid_with_points !== undefined;

const wantedPoints = (submission: Submission, draft: OrderRow, balance: number): RequestedPoints =>
  namesPoints(submission)
    ? submission
    : {
        used_points: draft.used_points,
        paid_with_points: draft.paid_with_points,
        points_balance: submission.points_balance ?? balance,
      };

async function pricedAnew(tx: Queries, locale: ReadingLocale, order: OrderRow, items: readonly ItemRow[]) {
  const cart = await findLines(tx, order.customer_id);
  if (!haveSameLines(cart, items)) return { lines: [], changes: [{ code: "cart_outdated" as const }] };
  const requested = items.map(({ product_id, count, unit_minor }) => ({
    product_id,
    count,
    unit: unit_minor,
  }));
  return priceLines(tx, locale, order.delivery_address.country, requested);
}

function isSameOrder(submission: Submission, order: OrderRow): boolean {
  const shown = shownAmount(submission, order);
  const { shipping_code, used_points = 0, paid_with_points = false } = submission;
  return (
    shipping_code === order.shipping_code &&
    (!namesPoints(submission) ||
      (paid_with_points === order.paid_with_points &&
        (paid_with_points || used_points === order.used_points))) &&
    (shown === null || shown === order.due_minor)
  );
}

function shownAmount({ amount_due }: Submission, order: OrderRow): bigint | null | "bad" {
  if (amount_due === undefined) return null;
  try {
    return minorUnits(fromWire(amount_due, order));
  } catch {
    return "bad";
  }
}

async function freezeItems(tx: Queries, items: readonly ItemRow[], lines: readonly PricedLine[]) {
  const frozen = items.map((item): ItemRow => {
    const line = lines.find(({ product_id }) => product_id === item.product_id)!;
    const { shopName, name, points, isWithdrawalExempt } = line;
    return {
      ...item,
      name: shopName,
      name_local: name,
      points_each: points,
      withdrawal_exempt: isWithdrawalExempt,
    };
  });
  await tx
    .insert(orderItems)
    .values(frozen)
    .onConflictDoUpdate({
      target: orderItems.id,
      set: {
        name: sql`excluded.name`,
        name_local: sql`excluded.name_local`,
        points_each: sql`excluded.points_each`,
        withdrawal_exempt: sql`excluded.withdrawal_exempt`,
      },
    });
}
