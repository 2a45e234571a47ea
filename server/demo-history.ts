import { eq, inArray } from "drizzle-orm";
import { emailKey, lockCustomer } from "./accounts/customers.ts";
import { addLines } from "./cart/cart.ts";
import * as customerSchema from "./database/customer-schema.ts";
import * as schema from "./database/schema.ts";
import { demoAddress } from "./demo.ts";
import { job } from "./audit/audit.ts";
import { readShopSettings, refundDays } from "./markets/shop-settings.ts";
import { lockOrderOfCustomer } from "./orders/orders.ts";
import { markOrderPaid } from "./orders/paid.ts";
import { createDraft } from "./orders/save-draft.ts";
import { submitOrder } from "./orders/submit.ts";
import { convertDeposits } from "./points/points.ts";
import type { Services } from "./services.ts";

const { customers, orders } = customerSchema;
const { products } = schema;
const day = 86_400_000;

/** So long ago that nothing of it can come back: the payment provider knows of none of it. */
const bought = [
  { daysAgo: 71, lines: [{ product: "boston-fern", count: 3, price: 18.95 }] },
  { daysAgo: 58, lines: [{ product: "hand-trowel", count: 1, price: 28.5 }] },
  {
    daysAgo: 44,
    lines: [
      { product: "boston-fern", count: 1, price: 18.95 },
      { product: "hand-trowel", count: 2, price: 28.5 },
    ],
  },
];

/** What the demo's customer ordered by the link of the demo's tour lead, who has earned commissions by it. */
export async function fillDemoHistory(services: Services): Promise<void> {
  const { queries } = services.database;
  const idOf = async (email: string): Promise<string> => {
    const [row] = await queries
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email_key, emailKey(email)));
    return row!.id;
  };
  const customerId = await idOf("customer@example.com");
  const tour_lead_id = await idOf("lead@example.com");
  await queries.update(customers).set({ tour_lead_id }).where(eq(customers.id, customerId));
  const names = bought.flatMap(({ lines }) => lines.map(({ product }) => product));
  const sold = await queries.select().from(products).where(inArray(products.url_fragment, names));
  for (const { daysAgo, lines } of bought) {
    const now = new Date(services.clock().getTime() - daysAgo * day);
    const items = lines.map(({ product, ...line }) => ({
      ...line,
      product_id: sold.find(({ url_fragment }) => url_fragment === product)!.id,
    }));
    await order({ ...services, clock: () => now }, customerId, items);
  }
}

/** Ordered, paid, delivered and kept, as whoever did it then. */
async function order(
  services: Services,
  customerId: string,
  items: { product_id: string; count: number; price: number }[],
): Promise<void> {
  const { transaction } = services.database;
  await transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await addLines(tx, customerId, items);
  });
  const place = { language_id: "en", market_id: "europe", delivery_address: demoAddress };
  const draft = await createDraft(services, customerId, { ...place, items });
  if (draft.outcome !== "saved") throw new Error(`the demo's order was not drafted: ${draft.outcome}`);
  const { terms_version } = await readShopSettings(services);
  const agreed = { shipping_code: "standard-benelux", terms_version };
  const { id } = draft.order;
  const submitted = await submitOrder(services, { id: customerId, role: "customer" }, id, agreed);
  if (submitted.outcome !== "submitted")
    throw new Error(`the demo's order was not placed: ${submitted.outcome}`);
  const after = (days: number) => new Date(services.clock().getTime() + days * day);
  await transaction(async (tx) => {
    await markOrderPaid(tx, services, job, await lockOrderOfCustomer(tx, id));
    await tx
      .update(orders)
      .set({ status: "delivered", shipped_at: after(1), delivered_at: after(4), carrier: "PostNL" })
      .where(eq(orders.id, id));
  });
  await convertDeposits({ ...services, clock: () => after(5 + refundDays) });
}
