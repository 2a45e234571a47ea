import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { lockCustomerIfAny } from "#server/commerce/accounts/customers.ts";
import type { Services } from "#server/commerce/services.ts";
import { customers, orderItems, orders } from "#server/platform/database/customer-schema.ts";
import { guestTokens } from "#server/platform/database/guest-schema.ts";
import { vatIdChecks } from "#server/platform/database/vat-id-schema.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";

/** Deletes tokens that have expired, and guests who left a draft, with all that was stored of them. */
export async function clearLeftGuests(
  services: Pick<Services, "database" | "clock" | "jobs">,
): Promise<void> {
  const { database, clock } = services;
  await database.queries.delete(guestTokens).where(lte(guestTokens.expires_at, clock()));
  const isLeft = and(
    eq(orders.status, "draft"),
    lte(orders.updated_at, new Date(clock().getTime() - retention.guestDraft)),
  );
  const left = await database.queries
    .select({ customerId: customers.id, orderId: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(and(isNotNull(customers.guest_email_key), isLeft));
  await forEachIsolated(services, left, "a guest's draft could not be deleted", ({ customerId, orderId }) =>
    database.transaction(async (tx) => {
      await lockCustomerIfAny(tx, customerId);
      // It may have been changed or submitted meanwhile; both lock the customer.
      const draft = tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, orderId), isLeft));
      await tx.delete(orderItems).where(inArray(orderItems.order_id, draft));
      const deleted = await tx
        .delete(orders)
        .where(and(eq(orders.id, orderId), isLeft))
        .returning({ id: orders.id });
      if (deleted.length === 0) return;
      await tx.delete(vatIdChecks).where(eq(vatIdChecks.customer_id, customerId));
      await tx.delete(customers).where(eq(customers.id, customerId));
    }),
  );
}
