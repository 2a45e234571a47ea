import { and, asc, eq, gt, isNotNull, ne, notExists, or, sql } from "drizzle-orm";
import { retention } from "#domain/business-constants.ts";
import { emailKey, lockCustomerIfAny } from "#server/commerce/accounts/customers.ts";
import { isGuest } from "#server/commerce/accounts/guests.ts";
import { jobActor, operatorActor, writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Schemas } from "#server/http/reply.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { forEachIsolated } from "#server/platform/for-each-isolated.ts";
import { eraseCustomer } from "./erase-customer.ts";
import { exportCustomer } from "./export.ts";
import { findStillOpen, type StillOpen } from "./still-open.ts";

type Deleting = Pick<Services, "database" | "clock"> & {
  jobs: Pick<Services["jobs"], "enqueue" | "forget">;
};

const guestsOfAddress = (queries: Queries, email: string) =>
  queries
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.guest_email_key, emailKey(email)))
    .orderBy(asc(customers.created_at), asc(customers.id));

/** All stored data of the guests of an address, for the operator, who has made sure who asks. */
export async function exportGuests(
  services: Pick<Services, "database" | "clock" | "bankKey">,
  email: string,
): Promise<Schemas["CustomerExport"][]> {
  const { queries } = services.database;
  const found: Schemas["CustomerExport"][] = [];
  for (const { id } of await guestsOfAddress(queries, email)) {
    const data = await exportCustomer(services, { id, tokenHash: "" });
    if (!data) continue;
    found.push(data);
    await writeAuditEntry(queries, {
      action: "customer.data_exported",
      at: services.clock(),
      actor: operatorActor,
      ownerId: id,
    });
  }
  return found;
}

/** `open`: what of the others is not settled. Files of photos are deleted by an hourly job. */
export async function deleteGuests(
  services: Deleting,
  email: string,
): Promise<{ deleted: number; open: StillOpen[] }> {
  const guests = await guestsOfAddress(services.database.queries, email);
  const results: StillOpen[][] = [];
  for (const { id } of guests) results.push(await eraseGuest(services, operatorActor, id));
  return { deleted: results.filter((open) => open.length === 0).length, open: results.flat() };
}

async function eraseGuest(
  { database, clock, jobs }: Deleting,
  actor: Actor,
  customerId: string,
): Promise<StillOpen[]> {
  return database.transaction(async (tx) => {
    const guest = await lockCustomerIfAny(tx, customerId);
    if (!guest || !isGuest(guest)) return [];
    const open = await findStillOpen(tx, customerId);
    if (open.length === 0) await eraseCustomer(tx, jobs, guest, actor, clock());
    return open;
  });
}

/** Makes guests anonymous once their orders are old enough. */
export async function expireGuests(services: Services): Promise<void> {
  const { queries } = services.database;
  const before = (age: number) => new Date(services.clock().getTime() - age);
  const needed = queries
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.customer_id, customers.id),
        or(
          eq(orders.status, "draft"),
          and(ne(orders.status, "cancelled"), gt(orders.updated_at, before(retention.guestOfPaidOrder))),
          and(eq(orders.status, "cancelled"), gt(orders.updated_at, before(retention.guestOfCancelledOrder))),
        ),
      ),
    );
  const expired = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(and(isNotNull(customers.guest_email_key), notExists(needed)));
  await forEachIsolated(services, expired, "a guest could not be made anonymous", ({ id }) =>
    eraseGuest(services, jobActor, id),
  );
}
