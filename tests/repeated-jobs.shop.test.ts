import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobHandlers } from "#server/job-handlers.ts";
import { queueByJob, type JobData, type JobName } from "#server/platform/jobs/job-types.ts";
import { newId } from "#server/platform/ids.ts";
import { saveTaxData } from "#server/commerce/payouts/tax-data.ts";
import { addressHash, readOutbox } from "#server/commerce/mail/mailer.ts";
import { dump } from "./populated/populated.ts";
import { populatedRows, populatedShop } from "./support/populated-shop.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { testStart } from "./support/settings.ts";
import type { Shop } from "./support/shop.ts";
import { deletedWithDraft } from "./support/populate-guests.ts";

/** Rows by table, mails and jobs, such as "2 added, 1 changed". */
type Effect = Record<string, string>;
type Case = { job: JobName; data: readonly JobData[JobName][]; effect: Effect; prepare: SQL[] };

/** A job with every row that it may be about: one that does not concern a row does nothing. */
const about = <Name extends JobName>(
  job: Name,
  data: readonly JobData[Name][],
  effect: Effect,
  ...prepare: SQL[]
): Case => ({ job, data, effect, prepare });

const orders = populatedRows("orders", ({ paid_at }) => paid_at).map(({ id }) => ({ orderId: id }));
const ownOrders = populatedRows("orders").map(({ id }) => ({ orderId: id, isOwnAddress: true }));
const refunds = populatedRows("refunds").map(({ id }) => ({ refundId: id }));
const payouts = populatedRows("payouts").map(({ id }) => ({ payoutId: id }));
const customers = populatedRows("customers", ({ deleted_at }) => !deleted_at).map(({ id }) => ({
  customerId: id,
}));
const leads = populatedRows("tour_leads");
const device = { browser: "Firefox", system: "Linux", network: "192.0.2.0/24" };
const at = "2026-11-20T10:00:00.000Z";

const contacts = populatedRows("contact_messages").map(({ id }) => ({ messageId: id }));
const alerts = populatedRows("stock_alerts").map(({ id }) => ({ alertId: id }));
const mails = (count: number): Effect => ({ mails: `${count} added` });

const cases: readonly Case[] = [
  about("invoice", orders, { documents: "5 added", jobs: "5 added" }),
  about(
    "credit-note",
    refunds,
    { documents: "3 added", jobs: "3 added" },
    sql`delete from documents where document_type = 'credit_note'`,
  ),
  about("self-billing-invoice", payouts, {
    payouts: "1 changed",
    self_billing_invoices: "1 added",
    jobs: "1 added",
  }),
  about(
    "missing-invoices",
    [{}],
    { documents: "11 added", payouts: "2 changed", self_billing_invoices: "2 added", jobs: "13 added" },
    sql`delete from documents`,
    sql`delete from self_billing_invoices`,
    ownTaxData(sql`self_billing_number is not null`),
  ),
  about("order-paid", orders, mails(8)),
  about("order-to-pack-mail", orders, mails(6)),
  about(
    "order-shipped-mail",
    orders.flatMap(({ orderId }) => [0, 1].map((change) => ({ orderId, change }))),
    mails(2),
  ),
  about("order-delivered-mail", orders, mails(1)),
  about("refund-requested-mail", refunds, mails(7)),
  about("refund-to-decide-mail", refunds, mails(7)),
  about("refund-approved-mail", refunds, mails(3)),
  about("refund-rejected-mail", refunds, mails(7)),
  about("withdrawal-mail", refunds, mails(1)),
  about("withdrawal-to-decide-mail", refunds, mails(1)),
  about("payout-requested-mail", payouts, mails(6)),
  about("payout-paid-mail", payouts, mails(6)),
  about("payout-failed-mail", payouts, mails(6)),
  about(
    "confirmation-mail",
    customers.map(({ customerId }) => ({ customerId, returnTo: null })),
    mails(7),
  ),
  about("already-registered-mail", customers, mails(33)),
  about("password-changed-mail", customers, mails(33)),
  about(
    "sign-in-change-mail",
    customers.map(({ customerId }) => ({ customerId, change: "app_added" as const })),
    mails(33),
  ),
  about(
    "new-browser-mail",
    customers.map(({ customerId }) => ({ customerId, at, ...device })),
    mails(33),
  ),
  about("bank-account-changed-mail", customers, mails(33)),
  about(
    "recovery-mail",
    populatedRows("password_recoveries").map(({ id }) => ({ recoveryId: id })),
    mails(1),
  ),
  about("contact-mail", contacts, { contact_messages: "1 changed", ...mails(1) }),
  about("contact-copy-mail", contacts, { contact_messages: "2 deleted", ...mails(2) }),
  about("promotions", [{}], { promotion_markets: "1 changed" }),
  about("stock-alerts", [{}], { stock_alerts: "1 changed", jobs: "1 added" }),
  about("guest-order-link-mail", ownOrders, mails(2)),
  about("stock-alert-confirmation-mail", alerts, mails(2)),
  about("stock-alert-mail", alerts, { stock_alerts: "1 deleted", ...mails(1) }),
  about(
    "tour-lead-registered-mail",
    leads.map(({ id }) => ({ tourLeadId: id })),
    mails(4),
  ),
  about(
    "tour-lead-activated-mail",
    leads.flatMap(({ id, customer_id }) =>
      customer_id ? [{ tourLeadId: id, customerId: customer_id }] : [],
    ),
    mails(1),
  ),
  about(
    "tour-lead-ended-mail",
    leads.flatMap(({ id, ended_at }) =>
      ended_at ? [{ tourLeadId: id, endedAt: new Date(ended_at).toISOString() }] : [],
    ),
    mails(1),
  ),
  about(
    "payment-issue-mail",
    populatedRows("payment_issues").map(({ id }) => ({ issueId: id })),
    mails(1),
  ),
  about(
    "provider-event",
    populatedRows("provider_events").map(({ id }) => ({ eventId: id })),
    { payment_issues: "1 added", provider_events: "1 changed", jobs: "1 added" },
  ),
  about("compare-payments", [{}], { payment_issues: "2 added", jobs: "2 added" }),
  about("finish-payments", [{}], { orders: "1 changed", payments: "1 changed" }),
  about("cancel-unpaid", [{}], {
    audit_log: "3 added",
    cart_items: "3 added",
    order_items: "3 changed",
    orders: "3 changed",
    payments: "1 changed",
    variant_stock: "2 changed",
  }),
  about("convert-deposits", [{}], { customers: "1 changed", point_transactions: "1 added" }),
  about("mature-commissions", [{}], {
    commission_balances: "1 changed",
    commission_transactions: "1 changed",
  }),
  about("clear-expired", [{}], {
    captcha_answers: "3 deleted",
    first_passwords: "2 deleted",
    password_recoveries: "1 deleted",
    provider_events: "1 deleted",
    ...deletedWithDraft,
    rate_limits: "11 deleted",
    sent_messages: "1 deleted",
    sessions: "21 deleted",
    stock_alerts: "1 deleted",
    vat_id_checks: "1 deleted",
  }),
  about("picture-tones", [{}], { images: "8 changed" }),
  about("forget-mails", [{ address: addressHash(populatedRows("customers")[0].email) }], {
    mails: "5 deleted",
  }),
];

/** The other jobs are begun by the clock, at any moment. */
const aboutRows = cases.flatMap(({ job, data }) => (Object.keys(data[0]!).length > 0 ? job : []));

/** When these have something to do: on the day after the last rows, and when no order can be refunded any more. */
const begins: Partial<Record<(typeof queueByJob)[JobName], string>> = {
  payments: "2026-12-23T10:00:00.000Z",
  upkeep: "2027-03-01T10:00:00.000Z",
};

/** Each makes a new link and ends the one before, so a repeated mail must not pass for the first. */
const newLinkEachTime = ["tour-lead-invitation-mail", "tour-lead-password-mail", "keep-order-mail"];

function ownTaxData(condition: SQL): SQL {
  return sql`update payouts set tax_ciphertext = own.ciphertext, tax_nonce = own.nonce, tax_key_id = own.key_id
    from tax_data own where own.customer_id = payouts.customer_id and ${condition}`;
}

const taxData = {
  name: "Lena Berg",
  street: "Lindenweg 4",
  zip_code: "10115",
  city: "Berlin",
  country: "DE",
  tax_number: "DE123456789",
  charges_vat: true,
};

let shop: Shop;
let provider: Provider;
beforeAll(async () => {
  provider = await openProvider();
  shop = await populatedShop({ provider });
  const { database } = shop.services;
  // They were encrypted with another shop's key.
  for (const { customer_id } of populatedRows("tax_data"))
    await saveTaxData(shop.services, { id: customer_id, role: "customer" }, taxData);
  await database.queries.execute(ownTaxData(sql`tax_ciphertext is not null`));
  // One of the requests is a withdrawal.
  await database.queries.execute(sql`update refunds set withdrawn_at = requested_at
    where id = (select id from refunds where status = 'requested' limit 1)`);
  // The rows name documents that are not in this test's folder.
  for (const { content_hash } of [...populatedRows("documents"), ...populatedRows("self_billing_invoices")])
    await shop.services.files.store("documents", content_hash, Buffer.from("%PDF-1.7"));
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

/** Rows by table, with the mails and jobs as two more tables. */
async function state(): Promise<Record<string, string[]>> {
  const { queries } = shop.services.database;
  const { tables } = await dump(queries);
  const outbox = await readOutbox(shop.services.files);
  const { rows: jobs } = await queries.execute<{ id: string }>(
    sql`select id from jobs.job where data ->> 'job' in ${aboutRows} order by id`,
  );
  // Each comparison and each running server adds a row of its own.
  const compared = tables.filter(({ name }) => !["payment_comparisons", "servers"].includes(name));
  return {
    ...Object.fromEntries(compared.map(({ name, rows }) => [name, rows.map((row) => JSON.stringify(row))])),
    mails: outbox.map(({ id }) => id).toSorted(),
    jobs: jobs.map(({ id }) => id),
  };
}

function without(rows: string[], others: string[]): number {
  const known = new Set(others);
  return rows.filter((row) => !known.has(row)).length;
}

function effectBetween(before: Record<string, string[]>, after: Record<string, string[]>): Effect {
  const effect = Object.keys(after).map((name) => {
    const gone = without(before[name]!, after[name]!);
    const come = without(after[name]!, before[name]!);
    const changed = Math.min(gone, come);
    const counts = { added: come - changed, changed, deleted: gone - changed };
    const parts = Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? `${count} ${kind}` : []));
    return [name, parts.join(", ")];
  });
  return Object.fromEntries(effect.filter(([, counts]) => counts !== ""));
}

test("every kind of job is repeated here, and has an effect", () => {
  const others = Object.keys(queueByJob).filter((name) => !cases.some(({ job }) => job === name));
  expect(others.toSorted()).toEqual(newLinkEachTime.toSorted());
  expect(cases.filter(({ effect }) => Object.keys(effect).length === 0)).toEqual([]);
});

test.each(cases)("$job, run again, has its effect once", async ({ job, data, effect, prepare }) => {
  for (const statement of prepare) await shop.services.database.queries.execute(statement);
  shop.clock.now = new Date(begins[queueByJob[job]] ?? testStart);
  const handlers = jobHandlers(shop.services);
  const runs = data.map((one) => ({ data: one, jobId: newId() }));
  const run = async () => {
    for (const one of runs) await handlers[job](one.data as never, one.jobId);
  };
  const before = await state();
  await run();
  const once = await state();
  expect(effectBetween(before, once)).toEqual(effect);
  await run();
  expect(await state()).toEqual(once);
});
