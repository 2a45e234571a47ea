import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import { customers } from "../database/customer-schema.ts";
import type { Queries } from "../database/database.ts";
import { holdAlone } from "../database/locks.ts";
import { hasSecondFactor } from "./assurance.ts";

/**
 * Whether the shop has another administrator than this account, who can log in. Until the transaction ends, no other one leaves; it comes
 * before the lock of a customer.
 */
export async function hasOtherAdministrator(tx: Queries, customerId: string): Promise<boolean> {
  await holdAlone(tx, "administrators");
  const others = and(
    eq(customers.role, "administrator"),
    eq(customers.active, true),
    // Whoever was appointed and has set no password yet can't log in.
    or(isNotNull(customers.password_hash), hasSecondFactor(tx)),
    ne(customers.id, customerId),
  );
  return (await tx.$count(customers, others)) > 0;
}
