import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { deleteGuests, expireGuests, exportGuests } from "#server/commerce/personal-data/guests.ts";
import { clearLeftGuests } from "#server/commerce/guests/clear-left-guests.ts";
import { deleteUnconfirmedAccounts } from "#server/commerce/accounts/clear-unconfirmed.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import { guestTokens } from "#server/platform/database/guest-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { customerOfOrder, guestWithDraft, paidGuest } from "./support/guest-helpers.ts";
import { orderHelpers } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { copyOfShop, openShop, type CopyOfShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
let copy: CopyOfShop;
beforeAll(async () => {
  provider = await openProvider();
  copy = await copyOfShop();
  shop = await openShop({ provider, copy });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const day = 86_400_000;
async function later(milliseconds: number, work: () => Promise<unknown>): Promise<void> {
  const began = shop.clock.now;
  shop.clock.now = new Date(began.getTime() + milliseconds);
  await work().finally(() => {
    shop.clock.now = began;
  });
}
const addressOf = async (orderId: string) => {
  const { queries } = shop.services.database;
  const [order] = await queries
    .select({ address: orders.delivery_address })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order!.address;
};
const rowsOf = async (customerId: string) => {
  const { queries } = shop.services.database;
  return Promise.all([
    queries.$count(customers, eq(customers.id, customerId)),
    queries.$count(orders, eq(orders.customer_id, customerId)),
    queries.$count(guestTokens, eq(guestTokens.customer_id, customerId)),
  ]);
};
const emailOf = async ({ drafted }: { drafted: { id: string } }) =>
  (await customerOfOrder(shop, drafted.id)).email;
const deliver = async (id: string) => {
  const { token } = await shop.customer({ role: "administrator" });
  const body = { in_person: true };
  expect((await shop.call("POST", `/admin/orders/${id}/deliver`, { token, body })).status).toBe(200);
};
const clear = () => clearLeftGuests(shop.services);

describe("what a guest leaves", () => {
  test("is deleted a day after the draft's last change, with its VAT ID's check; orders are not", async () => {
    const company = { company: "Jansen BV", country: "BE", zip_code: "1000", city: "Brussels" };
    const left = await guestWithDraft(shop);
    const { delivery_address } = left.drafted;
    const { id_order: _order, ...address } = delivery_address!;
    const checked = await left.change({
      delivery_address: { ...address, ...company },
      vat_id: "BE0123456749",
      items: [{ product_id: await shop.productId("fern"), count: 2, price: 18.95 }],
    });
    expect([checked.status, checked.body.tax_exemption]).toEqual([200, "intra_community_supply"]);
    const placed = await guestWithDraft(shop);
    await placed.submit(placed.drafted.id);
    await later(day - 1, clear);
    expect(await rowsOf(left.customer.id)).toEqual([1, 1, 0]);
    await later(day, clear);
    expect(await rowsOf(left.customer.id)).toEqual([0, 0, 0]);
    expect(await rowsOf(placed.customer.id)).toEqual([1, 1, 0]);
  });

  test("is not what accounts leave", async () => {
    const guest = await guestWithDraft(shop);
    const { queries } = shop.services.database;
    await deleteUnconfirmedAccounts(queries, new Date(shop.clock.now.getTime() + 400 * day));
    expect(await rowsOf(guest.customer.id)).toEqual([1, 1, 1]);
    const customer = await shop.customer();
    await orderHelpers(shop, customer).draft();
    const draft = await guestWithDraft(shop, { email: customer.email });
    await later(2 * day, clear);
    expect(await rowsOf(draft.customer.id)).toEqual([0, 0, 0]);
    expect(await rowsOf(customer.id)).toEqual([1, 1, 0]);
  });

  test("a VAT ID is checked for the first draft too, and nothing of a refused one is stored", async () => {
    const address = { company: "Jansen BV", country: "BE", zip_code: "1000", city: "Brussels" };
    const base = await guestWithDraft(shop);
    const { id_order: _order, ...given } = base.drafted.delivery_address!;
    const wish = { delivery_address: { ...given, ...address }, vat_id: "BE0123456749" };
    const guest = await guestWithDraft(shop, wish);
    expect(guest.drafted.tax_exemption).toBe("intra_community_supply");
    expect((await guest.submit(guest.drafted.id)).status).toBe(200);
  });
});

describe("a guest's address", () => {
  test("is forgotten 90 days after an order that was called off, and two years after one that was paid", async () => {
    const cancelled = await guestWithDraft(shop);
    await cancelled.submit(cancelled.drafted.id);
    await cancelled.cancel(cancelled.drafted.id);
    const paid = await paidGuest(shop, provider);
    await deliver(paid.id);
    const expire = () => expireGuests(shop.services);
    await later(90 * day - 1, expire);
    expect(await emailOf(cancelled)).toBe(cancelled.customer.email);
    await later(90 * day, expire);
    expect([await emailOf(cancelled), await emailOf(paid)]).toEqual(["", paid.customer.email]);
    expect(await addressOf(cancelled.drafted.id)).toEqual({
      first_name: "",
      last_name: "",
      street: "",
      city: "",
      zip_code: "",
      country: "NL",
    });
    expect(await addressOf(paid.id)).toMatchObject({ first_name: "Ada", city: "Amsterdam" });
    await later(730 * day, expire);
    expect(await customerOfOrder(shop, paid.id)).toMatchObject({
      email: "",
      email_key: `deleted ${paid.customer.id}`,
      guest_email_key: null,
      deleted_at: new Date(shop.clock.now.getTime() + 730 * day),
    });
  });

  test("is deleted on request, unless something is not settled", async () => {
    const email = `${newId()}@example.com`;
    const [open, refunded] = [
      await paidGuest(shop, provider, { email }),
      await paidGuest(shop, provider, { email }),
    ];
    await deliver(refunded.id);
    const refunds = refundHelpers(shop, refunded.customer);
    const { id } = await refunds.draft(refunded.placed);
    await refunds.addPhoto(id);
    const exported = await exportGuests(shop.services, email.toUpperCase());
    expect(exported.map(({ orders: own }) => own.map((order) => order.id))).toEqual([
      [open.id],
      [refunded.id],
    ]);
    expect(await deleteGuests(shop.services, email)).toEqual({
      deleted: 1,
      open: [{ what: "unsent", references: [open.placed.reference] }],
    });
    expect([await emailOf(open), await emailOf(refunded)]).toEqual([email, ""]);
    expect((await shop.call("GET", `/orders/${refunded.id}`, { token: refunded.token })).body.code).toBe(
      "guest_token_expired",
    );
  });
});

test("the operator's commands export and delete", async () => {
  const { drafted, customer, submit, cancel } = await guestWithDraft(shop);
  await submit(drafted.id);
  await cancel(drafted.id);
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [join(root, "scripts/shop.ts"), "guests", ...args], {
      env: { ...process.env, DEMO: "on", DATA_DIR: copy.dataFolder, ...copy.environment },
      encoding: "utf8",
    }).trim();
  const file = join(copy.dataFolder, "guest.json");
  expect(run("export", customer.email, file)).toBe(
    `${file} has what is stored of 1 guest order of ${customer.email}.`,
  );
  expect(JSON.parse(readFileSync(file, "utf8"))[0].orders[0].id).toBe(drafted.id);
  expect(run("delete", customer.email)).toBe(
    `The personal data of 1 guest order of ${customer.email} is deleted. Invoices stay.`,
  );
  expect(await emailOf({ drafted })).toBe("");
});
