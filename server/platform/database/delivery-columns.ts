import { boolean, date } from "drizzle-orm/pg-core";

/** How and when an order is delivered, in dates of its market. */
export const deliveryColumns = {
  /** Whether the customer collects it. */
  collected: boolean().notNull().default(false),
  /** The day before which the customer does not want it; null: as soon as possible. */
  wished_on: date(),
  /** What was promised when it was paid. */
  leaves_on: date(),
  arrives_from: date(),
  arrives_to: date(),
};
