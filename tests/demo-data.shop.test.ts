import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import specification from "#generated/openapi.json" with { type: "json" };
import type { JobData, JobName } from "#server/platform/jobs/job-types.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import { demoAccounts, demoPassword } from "#server/operations/demo/demo.ts";
import { findStuckPayments } from "#server/commerce/payment/stuck-payments.ts";
import { findStuckRefunds } from "#server/commerce/refunds/stuck-refunds.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { openNewDemo, type NewDemo } from "./support/new-demo.ts";

const { schemas } = specification.components;
const minute = 60_000;
const hour = 60 * minute;
type Row = Record<string, any>;

let shop: NewDemo;
let customer: { id: string; token: string };
let lead: { id: string; token: string };
beforeAll(async () => {
  shop = await openNewDemo();
  customer = await shop.account("customer");
  lead = await shop.account("lead");
});
afterAll(() => shop.close());

/** Administrators' sessions are short, and the clock moves. */
const administrator = async (name = "admin") => (await shop.account(name)).token;
const get = async (path: string, token: string): Promise<any> => {
  const { status, body } = await shop.call("GET", path, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const kinds = (rows: readonly Row[], field = "current_status"): string[] =>
  [...new Set(rows.map((row) => String(row[field])))].sort();
const mine = (path: string) => get(path, customer.token);
const ofLead = (path: string) => get(`/users/tour_leads/me/${path}`, lead.token);
const select = async (query: ReturnType<typeof sql>): Promise<Row[]> => {
  const { rows } = await shop.services.database.queries.execute<Row>(query);
  return rows;
};
const stuck = async () => [
  ...(await findStuckPayments(shop.services)),
  ...(await findStuckRefunds(shop.services)),
];

test("the customer has orders and refunds in every status, and points of every kind", async () => {
  const ordered: Row[] = await mine("/orders/?limit=100");
  expect(kinds(ordered)).toEqual(schemas.OrderStatus.enum.toSorted());
  expect(kinds(ordered, "market_id")).toEqual(["europe", "germany", "japan"]);
  expect(ordered.filter((order) => order.paid_with_points && order.is_paid)).toHaveLength(1);
  expect(
    ordered.filter((order) => order.used_points > 0 && order.amount_due > 0 && order.is_paid),
  ).toHaveLength(1);
  const refunds: Row[] = await mine("/refunds/?limit=100");
  expect(kinds(refunds)).toEqual(schemas.RefundStatus.enum.toSorted());
  expect(refunds.filter(({ is_paying_back }) => is_paying_back)).toHaveLength(1);
  expect(refunds.filter(({ withdrawn_at }) => withdrawn_at)).toHaveLength(3);
  expect(refunds.find(({ current_status }) => current_status === "rejected")!.decision_note).toContain(
    "glaze",
  );
  const points: Row[] = await mine("/users/customers/me/point_transactions?limit=100");
  // Forfeited commissions belonged to a deleted account.
  const possible = schemas.PointKind.enum.filter((kind) => kind !== "forfeited");
  expect(kinds(points, "transaction_type")).toEqual(possible.toSorted());
  expect(points.filter(({ deposit }) => deposit?.converts_at)).toHaveLength(2);
  expect(points.filter(({ balance_after, deposit_after }) => balance_after < 0 || deposit_after < 0)).toEqual(
    [],
  );
});

test("photos are shown only to the customer who sent them and to administrators", async () => {
  const refunds: Row[] = await mine("/refunds/?limit=100");
  const photos = refunds.flatMap(({ images }) => images);
  expect(photos.map(({ file_name }) => file_name).sort()).toEqual(
    [
      "IMG_2041.jpg",
      "IMG_2117.jpg",
      "IMG_2118.jpg",
      "chair.jpg",
      "from Tom.jpg",
      "on the balcony.jpg",
    ].sort(),
  );
  for (const { customer_id, id, file_name } of photos) {
    const path = `/users/${customer_id}/images/${id}/${encodeURIComponent(file_name)}`;
    for (const [token, status] of [
      [customer.token, 200],
      [await administrator(), 200],
      [lead.token, 404],
    ] as const)
      expect((await shop.call("GET", path, { token })).status).toBe(status);
  }
});

test("the customer is logged in on three other devices, each of which can be logged out", async () => {
  const path = "/users/customers/me/sessions";
  const listed: Row[] = await mine(path);
  const others = listed.filter(({ is_current }) => !is_current);
  expect(others.map(({ browser, system, network }) => [browser, system, network])).toEqual([
    ["Safari", "iOS", "203.0.113.0/24"],
    ["Firefox", "Windows", "2001:db8:51::/48"],
    ["Chrome", "Android", "198.51.100.0/24"],
  ]);
  const ended = await shop.call("DELETE", `${path}/${others[2]!.id}`, { token: customer.token });
  expect(ended.status).toBe(204);
});

test("the tour lead has pictures, and commissions and payouts of every kind", async () => {
  const commissions: Row[] = await ofLead("commission_transactions?limit=100");
  const { transaction_type } = schemas.CommissionTransaction.properties;
  expect(kinds(commissions, "transaction_type")).toEqual(transaction_type.enum.toSorted());
  expect(kinds(commissions, "currency")).toEqual(["EUR", "JPY"]);
  const inPayouts = commissions.filter(({ payout_status }) => payout_status);
  expect(kinds(inPayouts, "payout_status")).toEqual(schemas.PayoutStatus.enum.toSorted());
  const { bank_account } = await ofLead("bank_account");
  expect(bank_account).toEqual({ holder: "Tom Rivers", country: "NL", iban_end: "4300" });
  const admin = await administrator();
  const leads: Row[] = await get("/tour-lead/?limit=100", admin);
  expect(kinds(leads, "status")).toEqual(schemas.TourLeadStatus.enum.toSorted());
  const expired = leads.filter(
    ({ invitation_expires_at: at }) => at && Date.parse(at) < shop.clock.now.getTime(),
  );
  expect(expired.map(({ email, status }) => [email, status])).toEqual([
    ["pavel.dvorak@example.com", "invited"],
  ]);
  const pictures: Row[] = leads.find(({ email }) => email === "lead@example.com")!.images;
  expect(pictures.map(({ is_public }) => is_public)).toEqual([true, true, false]);
});

test("every administrator queue has entries", async () => {
  const admin = await administrator();
  for (const stage of schemas.OrderStage.enum)
    expect([stage, (await get(`/admin/orders/count?stage=${stage}`, admin)).count]).not.toEqual([stage, 0]);
  const refunds: Row[] = await get("/admin/refunds/?current_status=requested", admin);
  expect(refunds.filter(({ first_approval }) => first_approval)).toHaveLength(1);
  expect(refunds.filter(({ is_paying_back }) => is_paying_back)).toHaveLength(1);
  for (const status of schemas.PayoutStatus.enum)
    expect([status, (await get(`/admin/payouts/count?current_status=${status}`, admin)).count]).not.toEqual([
      status,
      0,
    ]);
  expect(await get("/admin/payouts/waiting", admin)).toEqual({ EUR: 1, JPY: 1 });
  const payouts: Row[] = await get("/admin/payouts/?current_status=requested", admin);
  expect(payouts.map(({ flags }) => flags)).toEqual([["own_address"], ["own_address"]]);
  expect(await get("/admin/payouts/files", admin)).toMatchObject([{ currency: "EUR", count: 1, marked: 0 }]);
});

test("continuing the pending payment creates a new one at the provider", async () => {
  const [{ id }] = await mine("/orders/?current_status=payment_pending");
  const asks = (path: string) => shop.call("POST", `/orders/${id}/${path}`, { token: customer.token });
  const prepared = await asks("prepare_payment?payment_method=paypal");
  expect(prepared.body.approval_url).toMatch(/\/en\/confirm-order\?order=.*&payment=approved$/);
  expect((await asks("process_payment")).body.code).toBe("payment_not_approved");
  expect(shop.asked).toEqual([]);
  expect((await asks("prepare_payment?payment_method=paypal")).status).toBe(502);
  expect(shop.asked.splice(0)).not.toEqual([]);
});

/** Runs the jobs that were due by then. */
async function workOff(): Promise<void> {
  const workers = jobHandlers(shop.services);
  const waiting = await select(
    sql`delete from jobs.job where state = 'created' and data ? 'job' returning id, data`,
  );
  for (const { id, data } of waiting as { id: string; data: { job: JobName } }[]) {
    const { job, ...about } = data;
    await workers[job](about as JobData[JobName] as never, id);
  }
}
async function pass(time: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + time);
  const workers = jobHandlers(shop.services);
  for (const job of ["finish-payments", "cancel-unpaid", "convert-deposits", "clear-expired"] as const)
    await workers[job]({}, job);
}

test("numbers have no gaps, balances match their ledgers, and every document exists", async () => {
  await workOff();
  const numbers = sql`select id, last_invoice_number as invoices, last_credit_note_number as credit_notes,
    (select coalesce(array_agg(invoice_number order by paid_at), '{}') from orders where market_id = markets.id and invoice_number is not null) as invoiced,
    (select coalesce(array_agg(credit_note_number order by decided_at), '{}') from refunds where market_id = markets.id and credit_note_number is not null) as credited
    from markets`;
  for (const { invoices, invoiced, credit_notes, credited } of await select(numbers)) {
    expect(invoiced).toEqual(Array.from({ length: invoices }, (_, index) => index + 1));
    expect(credited).toEqual(Array.from({ length: credit_notes }, (_, index) => index + 1));
  }
  const points = sql`select email from customers, lateral (select coalesce(sum(points), 0) as points,
    coalesce(sum(deposit), 0) as deposit from point_transactions where customer_id = customers.id) ledger
    where customers.points <> ledger.points or points_in_deposit <> ledger.deposit`;
  expect(await select(points)).toEqual([]);
  const commissions = sql`select currency from commission_balances balances, lateral (
    select coalesce(sum(value_minor) filter (where matured_at is not null), 0) as value,
    coalesce(sum(value_minor) filter (where matured_at is null), 0) as pending,
    coalesce(-sum(value_minor) filter (where kind in ('paid_out', 'payout_returned')), 0) as paid
    from commission_transactions where customer_id = balances.customer_id and currency = balances.currency) ledger
    where balance_minor <> ledger.value or pending_minor <> ledger.pending or paid_out_minor <> ledger.paid or balance_minor < 0`;
  expect(await select(commissions)).toEqual([]);
  const { queries } = shop.services.database;
  const paid = await queries.$count(orders, sql`${orders.invoice_number} is not null`);
  expect(await queries.$count(documents, eq(documents.document_type, "invoice"))).toBe(paid);
  expect(await queries.$count(documents, eq(documents.document_type, "credit_note"))).toBe(2);
  const bills = (await ofLead("commission_transactions?limit=100")) as Row[];
  expect(bills.filter(({ self_billing_invoice }) => self_billing_invoice)).toHaveLength(1);
});

test("in the following days no job fails, nothing gets stuck, and the provider gets no requests", async () => {
  const failed = vi.spyOn(log, "error").mockImplementation(() => {});
  const orderNow = async (status: string): Promise<number> =>
    (await mine(`/orders/count?current_status=${status}`)).count;
  for (let passed = 0; passed < 70; passed += 1) {
    await pass(minute);
    expect(await stuck()).toEqual([]);
  }
  expect([await orderNow("capturing"), await orderNow("paid")]).toEqual([0, 4]);
  expect(
    ((await mine("/refunds/?limit=100")) as Row[]).filter(({ is_paying_back }) => is_paying_back),
  ).toEqual([]);
  for (let day = 0; day < 5; day += 1) {
    await pass(24 * hour);
    expect(await stuck()).toEqual([]);
  }
  expect([
    await orderNow("submitted"),
    await orderNow("payment_pending"),
    await orderNow("cancelled"),
  ]).toEqual([0, 0, 3]);
  await workOff();
  expect(failed.mock.calls).toEqual([]);
  expect(shop.asked).toEqual([]);
  failed.mockRestore();
});

test("administrators can decide open refunds, which are paid back without a provider", async () => {
  const waiting: Row[] = await get("/admin/refunds/?current_status=requested", await administrator());
  expect(waiting).toHaveLength(5);
  for (const { refund, first_approval } of waiting) {
    const approvedBy = async (name: string) =>
      shop.call("POST", `/admin/refunds/${refund.id}/decision`, {
        token: await administrator(name),
        body: { decision: "approve" },
      });
    // Together they exceed the daily limit.
    if (!first_approval) await approvedBy("admin");
    const decided = await approvedBy("admin2");
    expect(decided).toMatchObject({ status: 200, body: { refund: { current_status: "approved" } } });
  }
  expect(shop.asked).toEqual([]);
});

test("accounts without a password cannot log in", async () => {
  const { queries } = shop.services.database;
  const open = await queries
    .select({ email: customers.email })
    .from(customers)
    .where(sql`${customers.password_hash} is null`);
  const names = open.map(({ email }) => email.replace("@example.com", ""));
  expect(names.sort()).toEqual(["emi.sato", "hana.novotna", "lena.berg"]);
});

test("the demo's accounts log in without confirming by mail", async () => {
  const logIn = ({ email: username }: { email: string }) =>
    shop.call("POST", "/login/access-token", { form: { username, password: demoPassword } });
  const statuses = demoAccounts.map(async (account) => (await logIn(account)).status);
  expect((await Promise.all(statuses)).toSorted()).toEqual([200, 200, 200, 200, 400, 400]);
});
