import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customers } from "#server/platform/database/customer-schema.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("an end that waits for a sign-up ends the membership that it created", async () => {
  const { database } = shop.services;
  const { token } = await shop.customer({ role: "administrator" });
  const { id, email } = await inviteHelpers(shop).invited();
  const account = await shop.customer({ email, email_key: email });
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  const signingUp = database.transaction(async (tx) => {
    const [customer_id, at] = [account.id, shop.clock.now];
    const active = { tour_lead_code: "LOCKED-LEAD", tour_lead_active: true };
    await tx.update(customers).set(active).where(eq(customers.id, customer_id));
    const registered = { customer_id, registered_at: at, activated_at: at };
    await tx
      .update(tourLeads)
      .set({ ...registered, token_hash: null, token_expires_at: null })
      .where(eq(tourLeads.id, id));
    locked();
    await isOver;
  });
  await isLocked;
  const ending = shop.call("POST", `/admin/tour-leads/${id}/end`, { token });
  const waiting = async () => {
    const { rows } = await database.queries.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows[0]!.count;
  };
  await expect.poll(waiting).toBe(1);
  over();
  await signingUp;
  expect((await ending).body).toMatchObject({ status: "ended", customer_id: account.id });
  const [row] = await database.queries.select().from(customers).where(eq(customers.id, account.id));
  expect(row!.tour_lead_active).toBe(false);
});
