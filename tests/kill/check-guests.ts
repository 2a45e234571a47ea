import type { Services } from "#server/commerce/services.ts";
import { customers, orders, pointTransactions } from "#server/platform/database/customer-schema.ts";
import { promotionUses } from "#server/platform/database/promotion-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";

type Confirmed = { placed: ReadonlySet<string>; kept: ReadonlySet<string> };

/** Whether each order that was confirmed is there, each one that was kept is an account's, and nothing was moved in part. */
export async function checkGuests(
  { database: { queries } }: Services,
  { placed, kept }: Confirmed,
): Promise<{ guests: number; wrong: string[] }> {
  const rows = await queries.select().from(orders);
  const people = await queries.select().from(customers);
  const guests = people.filter(({ guest_email_key }) => guest_email_key !== null);
  const guestIds = new Set(guests.map(({ id }) => id));
  const orderOf = (id: string) => rows.find((order) => order.id === id);
  const lost = [...placed].filter((id) => (orderOf(id)?.status ?? "draft") === "draft");
  const unkept = [...kept].filter((id) => guestIds.has(orderOf(id)?.customer_id ?? ""));
  const crowded = guests.filter(
    ({ id }) => rows.filter(({ customer_id }) => customer_id === id).length !== 1,
  );
  const owned = [
    ...(await queries.select({ order: refunds.order_id, owner: refunds.customer_id }).from(refunds)),
    ...(await queries
      .select({ order: promotionUses.order_id, owner: promotionUses.customer_id })
      .from(promotionUses)),
    ...(await queries
      .select({ order: pointTransactions.source_id, owner: pointTransactions.customer_id })
      .from(pointTransactions)),
  ];
  const parted = owned.filter(({ order, owner }) => (orderOf(order)?.customer_id ?? owner) !== owner);
  return {
    guests: guests.length,
    wrong: [
      ...lost.map((id) => `order ${id} was lost`),
      ...unkept.map((id) => `order ${id} was kept, but is still a guest's`),
      ...crowded.map(({ id }) => `guest ${id} does not have one order`),
      ...parted.map(({ order }) => `what belongs to order ${order} has another owner`),
    ],
  };
}
