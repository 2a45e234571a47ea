import { join } from "node:path";
import { eq } from "drizzle-orm";
import { emailKey } from "#server/commerce/accounts/customers.ts";
import { addToWishList } from "#server/commerce/cart/wish-list.ts";
import { cartItems, customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { setTransactionLockTimeout } from "#server/platform/database/locks.ts";
import { products } from "#server/platform/database/schema.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import { matureCommissions } from "#server/commerce/commissions/mature.ts";
import { convertDeposits } from "#server/commerce/points/points.ts";
import type { Services } from "#server/commerce/services.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { demoOrders } from "./demo-orders.ts";
import { lacksHistory, markHistoryFilled } from "./demo.ts";
import { orderEntries, type OrderIds } from "./order-entries.ts";
import {
  replayHistory,
  HistoryNotPossibleError,
  type HistoryEntry,
  type DemoPeople,
} from "./replay-history.ts";
import { refundEntries } from "./refund-entries.ts";
import { demoRefunds } from "./demo-refunds.ts";
import { leadEntries, signUpWithPictures } from "./lead-entries.ts";
import { demoLeads } from "./demo-leads.ts";
import { payoutEntries } from "./payout-entries.ts";
import { drawPhotos } from "./photos.ts";
import { readPrices } from "./prices.ts";
import { sessionEntries } from "./session-entries.ts";

const wished = ["olive-tree", "weaving-loom-kit", "string-of-hearts"];

/** Like `live`, but skips the history if the shop has changed since its first start. */
export async function fillDemoHistory(services: Services, shopFolder: string): Promise<void> {
  await live(services, shopFolder).catch(async (err: unknown) => {
    if (!(err instanceof HistoryNotPossibleError)) throw err;
    log.warn({ err }, "the demo goes on without a past");
    await markHistoryFilled(services.database.queries);
  });
}

/**
 * Replays what the demo's customer, tour lead and administrators did, so that every screen has something to show.
 * `shopFolder`: the source of their photos.
 */
async function live(services: Services, shopFolder: string): Promise<void> {
  const { database, jobs } = services;
  const { queries } = database;
  const photos = drawPhotos(join(shopFolder, "pictures"));
  const people = await findPeople(queries);
  const { customer, lead } = people;
  const orders: OrderIds = new Map();
  const names = demoOrders.flatMap(({ lines }) => lines.map(({ product }) => product));
  const { terms_version } = await readShopSettings(services);
  const shop = { firstStart: services.clock(), prices: await readPrices(queries, names), terms_version };
  const entries: HistoryEntry[] = [
    { daysAgo: 88, happens: signUpWithPictures(people, photos) },
    ...demoLeads.flatMap((demoLead) => leadEntries(demoLead, people, photos)),
    ...demoOrders.flatMap((order) => orderEntries(order, people, orders, shop)),
    ...demoRefunds.flatMap((refund) => refundEntries(refund, people, orders, photos)),
    ...payoutEntries(people),
    ...sessionEntries(people),
    ...wished.map((name, index) => ({
      daysAgo: 7 - index,
      happens: (then: Services) => wishFor(then, customer.id, name),
    })),
    // By the nightly jobs.
    ...[48, 36, 23, 16, 9, 1].flatMap((daysAgo) =>
      [convertDeposits, matureCommissions].map((happens) => ({ daysAgo, happens })),
    ),
  ];
  // All of it or nothing, and twice as fast: what are separate transactions in a shop belong to this one.
  await database.transaction(async (tx) => {
    await setTransactionLockTimeout(tx);
    if (!(await lacksHistory(tx, { holds: true }))) return;
    await markHistoryFilled(tx);
    const databaseInTransaction: Services["database"] = {
      ...database,
      queries: tx,
      transaction: (work) => work(tx),
    };
    await tx.update(customers).set({ tour_lead_id: lead.id }).where(eq(customers.id, customer.id));
    const cart = eq(cartItems.customer_id, customer.id);
    const before = await tx.select().from(cartItems).where(cart);
    await replayHistory({ ...services, database: databaseInTransaction }, entries);
    // Replaying orders has emptied the cart, in which the customer may have put something since the start.
    if (before.length > 0) {
      await tx.delete(cartItems).where(cart);
      await tx.insert(cartItems).values(before);
    }
    await jobs.enqueue(tx, "missing-invoices", {});
  });
}

async function findPeople(queries: Queries): Promise<DemoPeople> {
  const [customer, lead, first, second] = await Promise.all(
    ["customer", "lead", "admin", "admin2"].map(async (name) => {
      const [row] = await queries
        .select({ id: customers.id, role: customers.role })
        .from(customers)
        .where(eq(customers.email_key, emailKey(`${name}@example.com`)));
      if (!row) throw new HistoryNotPossibleError(`the demo's ${name} is gone`);
      return row;
    }),
  );
  return { customer: customer!, lead: lead!, administrators: [first!, second!] };
}

async function wishFor(then: Services, customerId: string, name: string): Promise<void> {
  const [product] = await then.database.queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.url_fragment, name));
  await addToWishList(then, customerId, product!.id);
}
