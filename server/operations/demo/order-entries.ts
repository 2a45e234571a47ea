import { eq } from "drizzle-orm";
import { findCustomer } from "#server/commerce/accounts/customers.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import { addToCart } from "#server/commerce/cart/cart.ts";
import { cartItems } from "#server/platform/database/customer-schema.ts";
import type { OrderStatus } from "#server/platform/database/customer-schema.ts";
import { deliverOrder } from "#server/commerce/fulfilment/deliver.ts";
import { shipOrder, type NewShipment } from "#server/commerce/fulfilment/ship.ts";
import { cancelOrder } from "#server/commerce/orders/cancel.ts";
import { findItems } from "#server/commerce/orders/orders.ts";
import { createDraft } from "#server/commerce/orders/save-draft.ts";
import { submitOrder } from "#server/commerce/orders/submit.ts";
import { preparePayment } from "#server/commerce/payment/prepare.ts";
import { processPayment } from "#server/commerce/payment/process.ts";
import type { Services } from "#server/commerce/services.ts";
import type { DemoOrder, DemoShipment } from "./demo-orders.ts";
import { expectOutcome, minute, type HistoryEntry, type DemoPeople } from "./replay-history.ts";
import { demoPaymentProvider } from "./payments.ts";
import type { Prices } from "./prices.ts";

export type OrderIds = Map<string, string>;
export type DemoShop = { firstStart: Date; prices: Prices; terms_version: string };

const steps: readonly OrderStatus[] = [
  "submitted",
  "payment_pending",
  "capturing",
  "paid",
  "shipped",
  "delivered",
];
const reaches = ({ status }: DemoOrder, step: OrderStatus): boolean =>
  steps.indexOf(status) >= steps.indexOf(step);

/** Milliseconds from the first start; before the capture would be reported as stuck. */
const paidAfter = 25 * minute;

export function orderEntries(
  demoOrder: DemoOrder,
  people: DemoPeople,
  orders: OrderIds,
  shop: DemoShop,
): HistoryEntry[] {
  const { daysAgo, name, status } = demoOrder;
  const { customer, administrators } = people;
  const idNow = () => orders.get(name)!;
  const entries: HistoryEntry[] = [
    { daysAgo, happens: async (then) => orders.set(name, await place(then, people, demoOrder, shop)) },
  ];
  if (status === "cancelled") {
    const happens = (then: Services) => cancelOrder(then, customerActor(customer), customer.id, idNow());
    entries.push({ daysAgo: daysAgo - 0.1, happens });
  }
  const ship = async (then: Services, sent: Omit<NewShipment, "shipment">, by: DemoShipment) => {
    const shipment = { carrier: by.carrier, trackingNumber: by.trackingNumber, trackingUrl: null };
    const shipped = await shipOrder(then, customerActor(administrators[0]), idNow(), { ...sent, shipment });
    expectOutcome("shipped", shipped);
  };
  const { firstShipment: first, shipment = { carrier: "PostNL", trackingNumber: null } } = demoOrder;
  if (first) {
    const happens = async (then: Services) => {
      const { product_id } = shop.prices(demoOrder.place.market_id, first.product);
      const lines = await findItems(then.database.queries, [idNow()]);
      const items = new Map(
        lines.flatMap((line) => (line.product_id === product_id ? [[line.id, line.count] as const] : [])),
      );
      await ship(then, { items, shipmentCount: 0 }, first);
    };
    entries.push({ daysAgo: daysAgo - 0.9, happens });
  }
  if (reaches(demoOrder, "shipped")) {
    const happens = (then: Services) => ship(then, { items: null, shipmentCount: first ? 1 : 0 }, shipment);
    entries.push({ daysAgo: daysAgo - (first ? 1.9 : 0.9), happens });
  }
  if (reaches(demoOrder, "delivered")) {
    const happens = async (then: Services) =>
      expectOutcome(
        "delivered",
        await deliverOrder(then, customerActor(administrators[0]), idNow(), {
          inPerson: false,
          shipmentId: null,
        }),
      );
    entries.push({ daysAgo: daysAgo - 3.7, happens });
  }
  return entries;
}

async function place(
  services: Services,
  { customer }: DemoPeople,
  demoOrder: DemoOrder,
  shop: DemoShop,
): Promise<string> {
  const { shipping_code, ...where } = demoOrder.place;
  const items = await fillCart(services, customer.id, demoOrder, shop);
  const drafted = await createDraft(services, customer.id, {
    ...where,
    items,
    note: demoOrder.note ?? null,
    gift_note: demoOrder.giftNote ?? null,
  });
  const { id } = expectOutcome("saved", drafted).order;
  if (demoOrder.status === "draft") return id;
  const { terms_version } = shop;
  const points = await pointsFor(services, customer.id, demoOrder);
  const { wishedInDays } = demoOrder;
  const wished_on =
    wishedInDays === undefined
      ? null
      : new Date(services.clock().getTime() + wishedInDays * 86_400_000).toISOString().slice(0, 10);
  expectOutcome(
    "submitted",
    await submitOrder(services, customer, id, { shipping_code, wished_on, terms_version, ...points }),
  );
  if (demoOrder.points !== "all" && reaches(demoOrder, "payment_pending"))
    await pay(services, customer, id, demoOrder, shop);
  return id;
}

async function fillCart(
  services: Services,
  customerId: string,
  { lines, place: { market_id } }: DemoOrder,
  { prices }: DemoShop,
) {
  const { queries } = services.database;
  await queries.delete(cartItems).where(eq(cartItems.customer_id, customerId));
  const items = [];
  for (const { product, count } of lines) {
    const { product_id, price } = prices(market_id, product);
    expectOutcome("added", await addToCart(services, customerId, { product_id, count }, undefined));
    items.push({ product_id, count, price });
  }
  return items;
}

async function pointsFor({ database }: Services, customerId: string, { points }: DemoOrder) {
  if (points === undefined) return {};
  const { points: points_balance } = (await findCustomer(database.queries, customerId))!;
  return points === "all"
    ? { paid_with_points: true, points_balance }
    : { used_points: points, points_balance };
}

/** The customer comes back from the provider unless the payment is to stay open. */
async function pay(
  services: Services,
  customer: DemoPeople["customer"],
  orderId: string,
  demoOrder: DemoOrder,
  { firstStart }: DemoShop,
): Promise<void> {
  const now = services.clock();
  const later = new Date(firstStart.getTime() + paidAfter);
  const isTaken = reaches(demoOrder, "paid");
  const course = {
    paid: demoOrder.status === "payment_pending" ? null : isTaken ? now : later,
    paidBack: demoOrder.isPaidBackLate ? later : now,
  };
  const paying = { ...services, provider: demoPaymentProvider(services.clock, course) };
  expectOutcome("prepared", await preparePayment(paying, customer.id, orderId, services.settings.publicUrl));
  if (!reaches(demoOrder, "capturing")) return;
  expectOutcome(isTaken ? "paid" : "pending", await processPayment(paying, customer, orderId));
}
