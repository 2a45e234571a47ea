import type { Queries } from "#server/platform/database/database.ts";
import { stockAlerts } from "#server/platform/database/stock-schema.ts";
import { newId } from "#server/platform/ids.ts";

/** One alert that is not confirmed, and one that is. */
export async function populateStockAlerts(queries: Queries, variant_id: string, now: Date): Promise<void> {
  for (const confirmed_at of [null, now]) {
    const email = `${newId()}@example.com`;
    await queries.insert(stockAlerts).values({
      id: newId(),
      variant_id,
      market_id: "europe",
      language_id: "en",
      email,
      email_key: email,
      address_digest: "digest",
      created_at: now,
      confirmed_at,
    });
  }
}
