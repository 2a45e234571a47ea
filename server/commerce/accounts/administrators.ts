import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { lockExclusively } from "#server/platform/database/locks.ts";
import { hasSecondFactor } from "./second-factor-need.ts";

/**
 * Whether another administrator can log in. Holds a lock against removing administrators until the transaction ends;
 * take it before a customer's lock.
 */
export async function hasOtherAdministrator(tx: Queries, customerId: string): Promise<boolean> {
  await lockExclusively(tx, "administrators");
  const otherAdministrators = and(
    eq(customers.role, "administrator"),
    eq(customers.active, true),
    // A newly appointed administrator can't log in before setting a password.
    or(isNotNull(customers.password_hash), hasSecondFactor(tx)),
    ne(customers.id, customerId),
  );
  return (await tx.$count(customers, otherAdministrators)) > 0;
}
