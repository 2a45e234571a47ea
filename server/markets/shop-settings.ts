import { eq } from "drizzle-orm";
import { itemMaximum } from "#domain/cart.ts";
import { minimumOrderValue } from "#domain/order.ts";
import type { Schemas } from "../api/reply.ts";
import * as schema from "../database/schema.ts";
import type { Services } from "../services.ts";

type ShopFacts = { name: string; contact_email: string; opening_hours: string; social_link: string };
export const paymentMethod: Schemas["PaymentMethod"] = "paypal";
/** As a person knows it. */
export const paymentProviderName = "PayPal";
/** How long after its payment an order can be refunded. */
export const refundDays = 30;

export async function readShopSettings(services: Services): Promise<Schemas["Settings"]> {
  const { queries } = services.database;
  const [row] = await queries.select().from(schema.shopFacts).where(eq(schema.shopFacts.name, "shop"));
  if (!row) throw new Error("This database holds no shop yet.");
  const [terms] = await queries.select().from(schema.pages).where(eq(schema.pages.url_fragment, "terms"));
  const { name, ...contact } = row.value as ShopFacts;
  return {
    shop_name: name,
    ...contact,
    gate: services.settings.gate.mode,
    cart_item_maximum: itemMaximum,
    minimum_order_value: minimumOrderValue,
    payment_method: paymentMethod,
    payment_provider: paymentProviderName,
    refund_days: refundDays,
    refund_file_bytes: 5 * 1024 * 1024,
    refund_files: 6,
    terms_version: terms?.version ?? "1",
  };
}
