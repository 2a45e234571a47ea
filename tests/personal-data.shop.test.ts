import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteExpired } from "#server/commerce/accounts/clear-expired.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { commissionBalances } from "#server/platform/database/commission-schema.ts";
import * as schema from "#server/platform/database/customer-schema.ts";
import type { Schemas } from "#server/http/reply.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { shopFacts } from "#server/platform/database/schema.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { grantPoints } from "./support/grant-points.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";

const password = "Trellis-Demo-2026!";
let shop: Shop;
let provider: Provider;
let password_hash: string;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, jobPollSeconds: 0.5 });
  password_hash = await hashPassword(password, "test@example.com");
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

async function shopper() {
  const customer = await shop.customer({ password_hash, first_name: "Ada", last_name: "Jansen" });
  const { token } = customer;
  return {
    ...customer,
    ...orderHelpers(shop, customer),
    exported: async () => (await shop.call("GET", "/users/customers/me/export", { token })).body,
    remove: (typed = password) =>
      shop.call("POST", "/users/customers/me/deletion", { token, body: { password: typed } }),
    row: async () => {
      const { queries } = shop.services.database;
      const [row] = await queries.select().from(schema.customers).where(eq(schema.customers.id, customer.id));
      return row!;
    },
  };
}
const administrator = async () => (await shop.customer({ role: "administrator" })).token;
const decide = async (id: string, body: object) =>
  shop.call("POST", `/admin/refunds/${id}/decision`, { token: await administrator(), body });
/** Handed over in the shop. */
const deliver = async (id: string) => {
  const token = await administrator();
  return shop.call("POST", `/admin/orders/${id}/deliver`, { token, body: { in_person: true } });
};
const mailsTo = async (email: string) =>
  (await readOutbox(shop.services.files)).filter(({ to }) => to === email);

test("an export contains all of the customer's data and nothing of other customers", async () => {
  const ada = await shopper();
  const other = await shopper();
  await grantPoints(shop.services, ada.id, 500);
  await ada.submitted([fern]);
  await ada.fillCart([{ ...fern, count: 3 }]);
  const [mine, others] = [await ada.exported(), await other.exported()];
  expect(mine.customer).toMatchObject({ email: ada.email, first_name: "Ada", points: 500 });
  expect(mine.orders).toHaveLength(1);
  expect(mine.orders[0].items[0].product_name).toBeTruthy();
  const fernId = await shop.productId("fern");
  expect(mine.cart).toEqual([{ product_id: fernId, variant_id: fernId, count: 3 }]);
  expect(mine.sessions.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true]);
  expect(mine.point_transactions.map(({ amount }: { amount: number }) => amount)).toEqual([500]);
  expect([others.orders, others.cart, others.point_transactions, others.audit_log]).toEqual([[], [], [], []]);
  expect(mine.audit_log).toEqual([
    {
      at: expect.any(String),
      action: "order.submitted",
      by: "customer",
      subject: expect.stringContaining(mine.orders[0].id),
    },
  ]);
  expect(JSON.stringify(mine)).not.toContain(password_hash);
});

test("an export contains the shipment; a deletion removes its number once delivered", async () => {
  const ada = await shopper();
  const { token } = await shop.customer({ role: "administrator" });
  const shipment = { carrier: "DHL", tracking_number: "00340434", tracking_url: "https://dhl.example/7" };
  const act = (id: string, what: string, body: object) =>
    shop.call("POST", `/admin/orders/${id}/${what}`, { token, body });
  const shipped = async () => {
    const { id } = await refundHelpers(shop, ada).paidOrder([fern]);
    await act(id, "ship", { shipment, replaces: null });
    return id;
  };
  const arrived = await shipped();
  await act(arrived, "deliver", { in_person: false });
  const onItsWay = await shipped();
  expect((await ada.exported()).orders.map((order: Schemas["Order"]) => order.shipment)).toEqual([
    shipment,
    shipment,
  ]);
  expect((await ada.remove()).status).toBe(204);
  const shipmentOf = async (id: string) =>
    (await shop.call("GET", `/admin/orders/${id}`, { token })).body.order.shipment;
  const forgotten = { carrier: "DHL", tracking_number: null, tracking_url: null };
  expect([await shipmentOf(arrived), await shipmentOf(onItsWay)]).toEqual([forgotten, shipment]);
  await act(onItsWay, "deliver", { in_person: false });
  expect(await shipmentOf(onItsWay)).toEqual(forgotten);
});

test("a deletion leaves paid orders and an anonymous row, and frees the email address", async () => {
  const ada = await shopper();
  await grantPoints(shop.services, ada.id, 500);
  const { id, approvalUrl } = await ada.prepared([fern]);
  await provider.approve(approvalUrl);
  await ada.process(id);
  await deliver(id);
  await ada.draft([fern]);
  await expect.poll(() => mailsTo(ada.email)).not.toEqual([]);
  expect((await ada.remove("wrong")).body.code).toBe("incorrect_password");
  expect((await ada.remove()).status).toBe(204);
  expect((await shop.call("GET", "/users/customers/me", { token: ada.token })).status).toBe(401);
  const row = await ada.row();
  expect(row).toMatchObject({ email: "", password_hash: null, first_name: null, points: 0, active: false });
  expect(row.points_in_deposit).toBe(0);
  expect(JSON.stringify(row)).not.toContain(ada.email);
  const { queries } = shop.services.database;
  const orders = await queries.select().from(schema.orders).where(eq(schema.orders.customer_id, ada.id));
  expect(orders.map(({ status }) => status)).toEqual(["delivered"]);
  const moves = await queries
    .select({ points: sql<number>`sum(points)::int`, deposit: sql<number>`sum(deposit)::int` })
    .from(schema.pointTransactions)
    .where(eq(schema.pointTransactions.customer_id, ada.id));
  expect(moves).toEqual([{ points: 0, deposit: 0 }]);
  const about = sql`select count(*)::int as jobs from jobs.job where data ->> 'customerId' = ${ada.id}`;
  expect(await queries.execute(about)).toMatchObject({ rows: [{ jobs: 0 }] });
  await expect.poll(() => mailsTo(ada.email)).toEqual([]);
  const again = await shop.customer({ email: ada.email, email_key: ada.email, password_hash });
  expect((await shop.call("GET", "/users/customers/me", { token: again.token })).status).toBe(200);
});

test("an export contains a tour lead's commissions, and a deletion keeps the shop's debt", async () => {
  const tom = await shopper();
  const { queries } = shop.services.database;
  const lead = { tour_lead_code: "TOM", tour_lead_active: true };
  await queries.update(schema.customers).set(lead).where(eq(schema.customers.id, tom.id));
  const buyer = orderHelpers(shop, await shop.customer({ tour_lead_id: tom.id }));
  const { id, approvalUrl } = await buyer.prepared([fern]);
  await provider.approve(approvalUrl);
  await buyer.process(id);
  const { customer, commission_transactions: entries } = await tom.exported();
  expect([customer.commission_pending, entries.map(({ value }: { value: number }) => value)]).toEqual([
    { EUR: 1.56 },
    [1.56],
  ]);
  expect((await tom.remove()).status).toBe(204);
  expect(await tom.row()).toMatchObject({ tour_lead_code: null, tour_lead_active: false });
  const owed = await queries
    .select({ minor: commissionBalances.pending_minor })
    .from(commissionBalances)
    .where(eq(commissionBalances.customer_id, tom.id));
  expect(owed).toEqual([{ minor: 156n }]);
});

test("an export contains refunds; a deletion removes their notes, photos and drafts", async () => {
  const ada = await shopper();
  const steps = refundHelpers(shop, ada);
  const requested = await steps.draft(await steps.paidOrder(), { note: "Both pots are broken." });
  const photos = [await steps.addPhoto(requested.id)];
  await steps.request(requested.id);
  const bent = await steps.paidOrder([spade]);
  const drafted = await steps.draft(bent, { note: "It is bent." });
  photos.push(await steps.addPhoto(drafted.id));
  const { refunds: mine } = await ada.exported();
  expect(mine.map(({ note, images }: Schemas["Refund"]) => [note, images])).toEqual([
    ["Both pots are broken.", [photos[0]]],
    ["It is bent.", [photos[1]]],
  ]);
  await decide(requested.id, { decision: "reject", note: "They were watered." });
  for (const { id } of (await ada.exported()).orders) await deliver(id);
  expect((await ada.remove()).status).toBe(204);
  const { queries } = shop.services.database;
  const rows = await queries.select().from(refunds).where(eq(refunds.customer_id, ada.id));
  const stored = rows.map(({ id, note, decision_note, status }) => [id, note, decision_note, status]);
  expect(stored).toEqual([[requested.id, null, null, "rejected"]]);
  for (const { id } of photos)
    await expect(shop.services.uploads.read(id)).rejects.toThrow("There is no uploads/");
});

test("a decided refund keeps its note and photos while the account exists", async () => {
  const steps = refundHelpers(shop, await shopper());
  const { id } = await steps.draft(await steps.paidOrder(), { note: "Both pots are broken." });
  const photo = await steps.addPhoto(id);
  await steps.request(id);
  await decide(id, { decision: "approve" });
  expect(await steps.refund(id)).toMatchObject({ note: "Both pots are broken.", images: [photo] });
  expect((await shop.services.uploads.read(photo.id)).length).toBeGreaterThan(0);
});

test("an account is not deleted with open orders, refunds or payouts; each is listed", async () => {
  const ada = await shopper();
  const steps = refundHelpers(shop, ada);
  const refused = async (...open: object[]) => {
    const { status, body } = await ada.remove();
    expect([status, body.code, body.params]).toEqual([409, "still_open", { open }]);
    expect(await ada.row()).toMatchObject({ email: ada.email, first_name: "Ada" });
  };
  const unpaid = await ada.order((await ada.submitted([fern])).id);
  await refused({ what: "unpaid", references: [unpaid.reference] });
  await shop.call("POST", `/orders/${unpaid.id}/cancel`, { token: ada.token });
  for (const { product_id } of await ada.cart()) await ada.emptyCart(product_id);
  const order = await steps.paidOrder();
  const { reference } = await ada.order(order.id);
  await refused({ what: "unsent", references: [reference] });
  const early = await steps.draft(order);
  await steps.request(early.id);
  await refused({ what: "unsent", references: [reference] }, { what: "refunds", references: [reference] });
  await decide(early.id, { decision: "reject", note: "It is on its way." });
  await deliver(order.id);
  const refund = await steps.draft(order);
  await steps.request(refund.id);
  await refused({ what: "refunds", references: [reference] });
  await decide(refund.id, { decision: "approve" });
  expect((await ada.remove()).status).toBe(204);
});

test("a concurrent order and deletion never leave an order without an owner", async () => {
  for (let round = 0; round < 5; round += 1) {
    const ada = await shopper();
    const { id } = await ada.draft([fern]);
    const submit = () =>
      shop.call("POST", `/orders/${id}/submit`, {
        token: ada.token,
        body: { shipping_code: "standard", terms_version: "2026-11" },
      });
    const [submitted, removed] = await Promise.all([submit(), ada.remove()]);
    expect([submitted.status === 200, removed.status === 204].filter(Boolean)).toHaveLength(1);
  }
});

test("of two concurrent deletions one succeeds, and the other gets 401", async () => {
  const ada = await shopper();
  const answers = await Promise.all([ada.remove(), ada.remove()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
});

test("an unconfirmed account is deleted after a month, a confirmed one is not", async () => {
  const unconfirmed = await shop.customer({ password_hash, email_confirmed_at: null });
  const confirmed = await shop.customer({ password_hash });
  shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 86_400_000);
  const { queries } = shop.services.database;
  await deleteExpired(shop.services);
  // A demo shop retains its demo account.
  expect(await queries.$count(schema.customers, eq(schema.customers.id, unconfirmed.id))).toBe(1);
  await queries.delete(shopFacts).where(eq(shopFacts.name, "demo"));
  await deleteExpired(shop.services);
  const left = await queries.select({ id: schema.customers.id }).from(schema.customers);
  const ids = left.map(({ id }) => id);
  expect([ids.includes(unconfirmed.id), ids.includes(confirmed.id)]).toEqual([false, true]);
});
