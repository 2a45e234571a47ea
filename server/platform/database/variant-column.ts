import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** What a row is of; servers of the last release name no variant, which means the default one. */
export const variantColumn = (row: Record<"variant_id" | "product_id", PgColumn>): SQL<string> =>
  sql<string>`coalesce(${row.variant_id}, ${row.product_id})`;
