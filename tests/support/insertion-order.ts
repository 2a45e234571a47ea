import { sql } from "drizzle-orm";

/** Sorts rows as they were written, where a test's clock stands still: ids of one millisecond are unordered, and a row may fill a gap. */
export const insertionOrder = sql`xmin::text::bigint, cmin::text::bigint`;
