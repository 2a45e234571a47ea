import { asc, desc, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

export type Pagination = { skip?: number; limit?: number; sort?: "created_at" | "-created_at" };

/** Ids are time-ordered and break ties. */
export const orderByCreation = (
  { created_at, id }: { created_at: PgColumn; id: PgColumn },
  sort: NonNullable<Pagination["sort"]>,
): SQL[] => [created_at, id].map((column) => (sort === "created_at" ? asc(column) : desc(column)));
