import { eq } from "drizzle-orm";
import * as schema from "#server/platform/database/schema.ts";
import { address } from "./order-helpers.ts";
import type { Shop } from "./shop.ts";

type Market = Partial<typeof schema.markets.$inferInsert>;

export const setEurope = (shop: Shop, market: Market) =>
  shop.services.database.queries.update(schema.markets).set(market).where(eq(schema.markets.id, "europe"));

/** Ferns are taxed at 9 %, in Belgium at the reduced rate of 6 %; everything else at 21 %. */
export const ratesWithBelgium = {
  tax_rates: { plants: 900 },
  tax_rates_by_country: { BE: { standard: 2_100, plants: 600 } },
} satisfies Market;

export const taxFernsAsPlants = (shop: Shop) =>
  shop.services.database.queries
    .update(schema.products)
    .set({ tax_class: "plants" })
    .where(eq(schema.products.url_fragment, "fern"));

export const belgianAddress = {
  ...address,
  company: "Jansen BV",
  country: "BE",
  zip_code: "1000",
  city: "Brussels",
};
/** VIES's stand-in confirms it. */
export const belgianVatId = "BE0123456749";
