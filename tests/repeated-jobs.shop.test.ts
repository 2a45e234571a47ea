import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobHandlers } from "#server/job-handlers.ts";
import { queueByJob, type JobData, type JobName } from "#server/platform/jobs/job-types.ts";
import { newId } from "#server/platform/ids.ts";
import { saveTaxData } from "#server/commerce/payouts/tax-data.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { dump } from "./populated/populated.ts";
import { populatedRows, populatedShop } from "./support/populated-shop.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import type { Shop } from "./support/shop.ts";

const each = <Name extends JobName>(job: Name, data: readonly JobData[Name][]) =>
  data.map((one) => ({ job, data: one }));

const orders = populatedRows("orders", ({ paid_at }) => paid_at).map(({ id }) => ({ orderId: id }));
const refunds = populatedRows("refunds").map(({ id }) => ({ refundId: id }));
const payouts = populatedRows("payouts").map(({ id }) => ({ payoutId: id }));
const customers = populatedRows("customers", ({ deleted_at }) => !deleted_at).map(({ id }) => ({
  customerId: id,
}));
const leads = populatedRows("tour_leads");
const device = { browser: "Firefox", system: "Linux", network: "192.0.2.0/24" };
const at = "2026-11-20T10:00:00.000Z";

/** With every row that it may be about: a job that does not concern a row does nothing. */
const jobs: { job: JobName; data: JobData[JobName] }[] = [
  ...each("invoice", orders),
  ...each("credit-note", refunds),
  ...each("self-billing-invoice", payouts),
  ...each("missing-invoices", [{}]),
  ...each("order-paid", orders),
  ...each("order-to-pack-mail", orders),
  ...each(
    "order-shipped-mail",
    orders.flatMap(({ orderId }) => [0, 1].map((change) => ({ orderId, change }))),
  ),
  ...each("order-delivered-mail", orders),
  ...each("refund-requested-mail", refunds),
  ...each("refund-to-decide-mail", refunds),
  ...each("refund-approved-mail", refunds),
  ...each("refund-rejected-mail", refunds),
  ...each("withdrawal-mail", refunds),
  ...each("withdrawal-to-decide-mail", refunds),
  ...each("payout-requested-mail", payouts),
  ...each("payout-paid-mail", payouts),
  ...each("payout-failed-mail", payouts),
  ...each(
    "confirmation-mail",
    customers.map(({ customerId }) => ({ customerId, returnTo: null })),
  ),
  ...each("already-registered-mail", customers),
  ...each("password-changed-mail", customers),
  ...each(
    "sign-in-change-mail",
    customers.map(({ customerId }) => ({ customerId, change: "app_added" as const })),
  ),
  ...each(
    "new-browser-mail",
    customers.map(({ customerId }) => ({ customerId, at, ...device })),
  ),
  ...each("bank-account-changed-mail", customers),
  ...each(
    "recovery-mail",
    populatedRows("password_recoveries").map(({ id }) => ({ recoveryId: id })),
  ),
  ...each(
    "contact-mail",
    populatedRows("contact_messages").map(({ id }) => ({ messageId: id })),
  ),
  ...each(
    "contact-copy-mail",
    populatedRows("contact_messages").map(({ id }) => ({ messageId: id })),
  ),
  ...each(
    "tour-lead-registered-mail",
    leads.map(({ id }) => ({ tourLeadId: id })),
  ),
  ...each(
    "tour-lead-activated-mail",
    leads.flatMap(({ id, customer_id }) =>
      customer_id ? [{ tourLeadId: id, customerId: customer_id }] : [],
    ),
  ),
  ...each(
    "tour-lead-ended-mail",
    leads.flatMap(({ id, ended_at }) =>
      ended_at ? [{ tourLeadId: id, endedAt: new Date(ended_at).toISOString() }] : [],
    ),
  ),
  ...each(
    "payment-issue-mail",
    populatedRows("payment_issues").map(({ id }) => ({ issueId: id })),
  ),
  ...each(
    "provider-event",
    populatedRows("provider_events").map(({ id }) => ({ eventId: id })),
  ),
  ...each("compare-payments", [{}]),
  ...each("finish-payments", [{}]),
  ...each("cancel-unpaid", [{}]),
  ...each("convert-deposits", [{}]),
  ...each("mature-commissions", [{}]),
  ...each("clear-expired", [{}]),
  ...each("picture-tones", [{}]),
  ...each("forget-mails", [{ address: "no one’s" }]),
];

/** The other jobs are begun by the clock, at any moment. */
const aboutRows = [...new Set(jobs.flatMap(({ job, data }) => (Object.keys(data).length > 0 ? job : [])))];

/** Each makes a new link and ends the one before, so a repeated mail must not pass for the first. */
const newLinkEachTime: readonly JobName[] = ["tour-lead-invitation-mail", "tour-lead-password-mail"];

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
  await database.queries
    .execute(sql`update payouts set tax_ciphertext = own.ciphertext, tax_nonce = own.nonce, tax_key_id = own.key_id
    from tax_data own where own.customer_id = payouts.customer_id and tax_ciphertext is not null`);
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

async function state() {
  const { queries } = shop.services.database;
  const { tables } = await dump(queries);
  const mails = (await readOutbox(shop.services.files)).map(({ id }) => id).toSorted();
  const { rows } = await queries.execute<{ count: string }>(
    sql`select count(*) from jobs.job where data ->> 'job' in ${aboutRows}`,
  );
  // Each comparison and each running server adds a row of its own.
  const compared = tables.filter(({ name }) => !["payment_comparisons", "servers"].includes(name));
  return {
    tables: compared.map(({ name, rows: all }) => [name, JSON.stringify(all)]),
    mails,
    jobs: rows[0]!.count,
  };
}

test("every kind of job is repeated here", () => {
  const repeated = new Set(jobs.map(({ job }) => job));
  const others = Object.keys(queueByJob).filter((job) => !repeated.has(job as JobName));
  expect(others.toSorted()).toEqual(newLinkEachTime.toSorted());
});

test.each([...new Set(jobs.map(({ job }) => job))])("%s, run again, has its effect once", async (job) => {
  const handlers = jobHandlers(shop.services);
  const runs = jobs.filter((one) => one.job === job).map(({ data }) => ({ data, jobId: newId() }));
  const run = async () => {
    for (const { data, jobId } of runs) await handlers[job](data as never, jobId);
  };
  const before = await state();
  await run();
  const once = await state();
  if (queueByJob[job] === "letters") expect(once.mails.length).toBeGreaterThan(before.mails.length);
  await run();
  expect(await state()).toEqual(once);
});
