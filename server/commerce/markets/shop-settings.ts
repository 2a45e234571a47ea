import { eq } from "drizzle-orm";
import { defaultRefundDays, defaultRefundPhotos } from "#domain/business-constants.ts";
import { itemMaximum } from "#domain/specified-values.ts";
import { minimumOrderValue } from "#domain/specified-values.ts";
import { defaultPayoutMinimums, type PayoutMinimums } from "#domain/payout.ts";
import type { Schemas } from "#server/http/reply.ts";
import { addCacheTags } from "#server/http/cache-tags.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { Services } from "#server/commerce/services.ts";

type ShopFacts = {
  name: string;
  contact_email: string;
  opening_hours: string;
  social_link: string;
  /** The contact for reporting vulnerabilities, instead of `contact_email`: an email address or an https URL. */
  security_contact?: string;
  security_policy?: string;
  payout_iban?: string;
  /** The same in every currency. Servers of the last release read it as a number, so amounts by currency have their own field. */
  payout_minimum?: number;
  payout_minimums?: Record<string, number>;
};
export const paymentMethod: Schemas["PaymentMethod"] = "paypal";
export const paymentProviderName = "PayPal";

export async function readShopSettings(services: Services): Promise<Schemas["Settings"]> {
  const { queries } = services.database;
  const facts = await readShopFacts(queries);
  addCacheTags(["content"]);
  return {
    shop_name: facts.name,
    contact_email: facts.contact_email,
    opening_hours: facts.opening_hours,
    social_link: facts.social_link,
    gate: services.settings.gate.mode,
    cart_item_maximum: itemMaximum,
    minimum_order_value: minimumOrderValue,
    payout_minimum: payoutMinimums(facts).otherwise,
    payout_minimums: { ...payoutMinimums(facts).byCurrency },
    payment_method: paymentMethod,
    payment_provider: paymentProviderName,
    refund_days: defaultRefundDays,
    refund_file_bytes: defaultRefundPhotos.bytes,
    refund_files: defaultRefundPhotos.count,
    terms_version: await readTermsVersion(queries),
  };
}

export async function readTermsVersion(queries: Queries): Promise<string> {
  const { pages } = schema;
  const [terms] = await queries
    .select({ version: pages.version })
    .from(pages)
    .where(eq(pages.url_fragment, "terms"));
  return terms?.version ?? "1";
}

/** The shop folder's facts; `payout_iban` is the account that tour leads are paid from. */
export async function readShopFacts(queries: Queries): Promise<ShopFacts> {
  const [row] = await queries.select().from(schema.shopFacts).where(eq(schema.shopFacts.name, "shop"));
  if (!row) throw new Error("This database holds no shop yet.");
  return row.value as ShopFacts;
}

export function payoutMinimums({ payout_minimum, payout_minimums }: ShopFacts): PayoutMinimums {
  if (payout_minimum !== undefined) return { byCurrency: {}, otherwise: payout_minimum };
  const { byCurrency, otherwise } = defaultPayoutMinimums;
  return { byCurrency: { ...byCurrency, ...payout_minimums }, otherwise };
}
