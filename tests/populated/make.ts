import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { addToWishList } from "#server/commerce/cart/wish-list.ts";
import { findCustomer } from "#server/commerce/accounts/customers.ts";
import { parseDevice } from "#server/commerce/accounts/devices.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { deleteAccount } from "#server/commerce/personal-data/delete-account.ts";
import { makeAdministrator } from "#server/commerce/administrators/make-administrator.ts";
import { logIn } from "#server/commerce/accounts/log-in.ts";
import { customerActor, operatorActor } from "#server/commerce/audit/audit.ts";
import { saveBankAccount } from "#server/commerce/payouts/bank-accounts.ts";
import { exportPayouts } from "#server/commerce/payouts/export-payouts.ts";
import { saveTaxData } from "#server/commerce/payouts/tax-data.ts";
import { markPayout } from "#server/commerce/payouts/mark-payout.ts";
import { requestPayout } from "#server/commerce/payouts/request-payout.ts";
import { makeSelfBillingInvoice } from "#server/commerce/self-billing/make-self-billing-invoice.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { rateLimits } from "#server/platform/database/server-schema.ts";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { deliverOrder } from "#server/commerce/fulfilment/deliver.ts";
import { correctShipment, shipOrder } from "#server/commerce/fulfilment/ship.ts";
import { matureCommissions } from "#server/commerce/commissions/mature.ts";
import { convertDeposits } from "#server/commerce/points/points.ts";
import { applyFiles } from "#tests/support/apply-files.ts";
import { fillShop } from "#tests/support/filled-shop.ts";
import { address, fern, orderHelpers, spade } from "#tests/support/order-helpers.ts";
import { solveCaptcha } from "#tests/support/captcha.ts";
import { grantPoints } from "#tests/support/grant-points.ts";
import { minimumPayout } from "#tests/support/payout-helpers.ts";
import { openProvider } from "#tests/support/provider.ts";
import { openShop, type Shop, type TestCustomer } from "#tests/support/shop.ts";
import { populateUnsentMessage } from "#tests/support/populate-contact.ts";
import { populateGuests } from "#tests/support/populate-guests.ts";
import { populatePromotions } from "#tests/support/populate-promotions.ts";
import { populateStockAlerts } from "#tests/support/populate-stock-alerts.ts";
import { stockHelpers } from "#tests/support/stock-helpers.ts";
import { filesWithVariants } from "#tests/support/variant-files.ts";
import { populateAuthenticators } from "./authenticators.ts";
import { dump } from "./populated.ts";
import { populateReconciliation } from "./reconciliation.ts";
import { populateRefunds } from "./refunds.ts";
import { populateTourLeads } from "./tour-leads.ts";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0";
const { orders, payments } = customerSchema;
const provider = await openProvider();
const { dataFolder, remove } = await fillShop();
const shop = await openShop({
  provider,
  copy: { dataFolder, environment: {}, remove: async () => remove() },
});

/**
 * `npm run populate`: orders in every status, points, documents and all other kinds of rows, as this version
 * stores them.
 */
try {
  await populate(shop);
  const { queries } = shop.services.database;
  // They follow the system's clock, and a job deletes what has expired: also on the day on which this was stored.
  await queries.update(rateLimits).set({ expire: sql`expire - interval '1 day'` });
  const populated = await dump(queries);
  const file = `${populated.migrations.at(-1)!.replace(/\.sql$/, "")}.json`;
  const tables = populated.tables.map((table) => JSON.stringify(table)).join(",\n");
  writeFileSync(
    join(import.meta.dirname, file),
    `{"migrations":${JSON.stringify(populated.migrations)},"tables":[\n${tables}\n]}\n`,
  );
  console.log(`tests/populated/${file} is a populated database of today's version.`);
} finally {
  await shop.close();
  await provider.close();
}

/**
 * A tour lead with payouts: one paid, one returned, two paid against self-billed invoices, one in a bank file, one
 * waiting.
 */
async function populatePayouts({ id }: TestCustomer): Promise<void> {
  const person = { id, role: "customer" } as const;
  await minimumPayout(shop, { EUR: 0.5 });
  await saveBankAccount(shop.services, person, { holder: "Lena Berg", iban: "DE89370400440532013000" });
  const ask = async () => {
    const requested = await requestPayout(shop.services, person, { currency: "EUR", value: 0.5 });
    if (requested.outcome !== "requested") throw new Error(requested.outcome);
    return requested.payout.id;
  };
  await markPayout(shop.services, operatorActor, await ask(), "paid");
  await markPayout(shop.services, operatorActor, await ask(), "failed");
  await saveTaxData(shop.services, person, {
    name: "Lena Berg",
    street: "Lindenweg 4",
    zip_code: "10115",
    city: "Berlin",
    country: "DE",
    tax_number: "DE123456789",
    charges_vat: true,
  });
  const [billed, unbilled] = [await ask(), await ask()];
  for (const id of [billed, unbilled]) await markPayout(shop.services, operatorActor, id, "paid");
  await makeSelfBillingInvoice(shop.services, billed);
  await ask();
  await exportPayouts(shop.services, operatorActor, { exportId: crypto.randomUUID(), currency: "EUR" });
  await ask();
}

/** Shipped, corrected and optionally delivered. */
async function populateShipment(orderId: string, status: "shipped" | "delivered"): Promise<void> {
  const { id } = await shop.customer({ role: "administrator" });
  const person = { id, role: "administrator" } as const;
  const mistyped = { carrier: "Bicycle", trackingNumber: "7", trackingUrl: null };
  const shipment = { ...mistyped, trackingNumber: "8", trackingUrl: "https://bicycle.example/8" };
  const actor = customerActor(person);
  await shipOrder(shop.services, actor, orderId, { shipment: mistyped, items: null, shipmentCount: 0 });
  const correction = { shipment, shipmentId: null, replaces: mistyped };
  await correctShipment(shop.services, actor, orderId, correction);
  const arrival = { inPerson: false, shipmentId: null } as const;
  if (status === "delivered") await deliverOrder(shop.services, actor, orderId, arrival);
}

async function populate({ services, clock, call, productId, customer: someone }: Shop): Promise<void> {
  const { queries } = services.database;
  await applyFiles(shop, filesWithVariants);
  const lead = await someone({ tour_lead_code: "POPULATED", tour_lead_active: true });
  const shopper = async (points = 0) => {
    const customer = await someone({ tour_lead_id: lead.id });
    await grantPoints(services, customer.id, points);
    return { customer, ...orderHelpers(shop, customer) };
  };
  const paid = async () => {
    const { prepared, process, customer } = await shopper();
    const { id, approvalUrl } = await prepared([fern, spade]);
    await provider.approve(approvalUrl);
    await process(id);
    await Promise.all([
      makeInvoice(services, id),
      addToWishList(services, customer.id, await productId("spade")),
    ]);
    return { id, customer };
  };
  await stockHelpers(shop).track("fern", { onHand: 500, few: 3 });
  await stockHelpers(shop).track("spade", { onHand: 1, policy: "backorder", backorder_days: 21 });
  await populateStockAlerts(queries, await productId("fern"), clock.now);
  const agreed = { shipping_code: "standard", terms_version: "2026-11", points_balance: 10_000 };

  const belgium = { company: "Jansen BV", country: "BE", zip_code: "1000", city: "Brussels" };
  await (
    await shopper()
  ).draft([fern], { delivery_address: { ...address, ...belgium }, vat_id: "BE0123456749" });
  await (await shopper()).submitted([spade]);
  await (await shopper()).prepared([fern]);

  const byPoints = await shopper(10_000);
  await byPoints.submit((await byPoints.draft([fern])).id, { ...agreed, paid_with_points: true });
  const calledOff = await shopper(10_000);
  const draft = await calledOff.draft([spade]);
  await calledOff.submit(draft.id, { ...agreed, used_points: 500 });
  await calledOff.prepare(draft.id);
  await calledOff.cancel(draft.id);
  await queries.update(payments).set({ looked_up_at: clock.now }).where(eq(payments.status, "closed"));

  const capturing = await (await shopper()).prepared([spade]);
  await queries.update(orders).set({ status: "capturing" }).where(eq(orders.id, capturing.id));
  await queries.update(payments).set({ status: "capturing" }).where(eq(payments.order_id, capturing.id));

  for (const status of ["shipped", "delivered"] as const) {
    const { id } = await paid();
    await populateShipment(id, status);
  }
  clock.now = new Date(clock.now.getTime() + 31 * 86_400_000);
  await convertDeposits(services);
  // The commission on the undelivered order is still pending.
  await matureCommissions(services);
  const { customer, id: paidId } = await paid();
  await populateRefunds(shop, customer, paidId);
  await populateReconciliation(shop, paidId);
  await populatePromotions(
    queries,
    await productId("fern"),
    { id: paidId, customerId: customer.id },
    clock.now,
  );
  await populateGuests(shop);
  await populatePayouts(lead);
  await populateTourLeads(shop);
  await populateAuthenticators(shop);

  const password = "Trellis-Demo-2026!";
  const leaver = await someone({ password_hash: await hashPassword(password, "test@example.com") });
  await grantPoints(services, leaver.id, 10);
  await deleteAccount(
    services,
    { id: leaver.id, role: "customer", tokenHash: "", provedAt: null, secondFactor: "nothing" },
    password,
  );

  const { token } = customer;
  const product_id = await productId("fern");
  await makeAdministrator(services, "administrator-to-be@example.com");
  const promoted = await someone({ password_hash: await hashPassword(password, "test@example.com") });
  await makeAdministrator(services, promoted.email);
  const verified = await findCustomer(queries, customer.id);
  await logIn(services, verified!, parseDevice(firefox, "203.0.113.9"), true);
  const unknown = { username: "nobody@example.com", password };
  await call("POST", "/login/access-token", { form: unknown });
  await services.refusals.flush();
  const headers = { "idempotency-key": crypto.randomUUID() };
  await call("POST", "/cart/", { token, headers, body: { product_id, count: 1 } });
  const items = [{ product_id: await productId("spade"), count: 1 }];
  const person = { email: "new@example.com", password, language: "en" };
  await call("POST", `/users/customers?captcha=${await solveCaptcha({ call })}`, { body: person });
  const captcha = await solveCaptcha({ call }, "password_recovery");
  await call("POST", `/password-recovery/${person.email}?captcha=${captcha}`);
  const message = { topic: "other", order_id: null, message: "Do ferns like shade?", language: "en" };
  const answer = await solveCaptcha({ call }, "contact");
  await call("POST", `/contact/?captcha=${answer}`, { body: { ...message, email: person.email } });
  await populateUnsentMessage(queries, person.email, clock.now);
  await call("POST", "/cart/merge", { token, body: { cart_id: crypto.randomUUID(), items } });
}
