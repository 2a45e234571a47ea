import { eq, sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { expect, onTestFinished, test } from "vitest";
import { passwordRecoveries } from "#server/platform/database/customer-schema.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { queueByJob, type JobData, type JobName } from "#server/platform/jobs/job-types.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { copyOfShop, openShop } from "./support/shop.ts";

const id = "019aa0de-0000-7000-8000-0000000000a1";
/** The jobs that the release of 24 November 2026 put into its queues, letter for letter. */
const jobs = [
  { queue: "payments", data: { job: "cancel-unpaid" } },
  { queue: "payments", data: { job: "finish-payments" } },
  { queue: "documents", data: { job: "invoice", orderId: id } },
  { queue: "documents", data: { job: "credit-note", refundId: id } },
  { queue: "documents", data: { job: "self-billing-invoice", payoutId: id } },
  { queue: "documents", data: { job: "missing-invoices" } },
  { queue: "letters", data: { job: "order-paid", orderId: id } },
  { queue: "letters", data: { job: "confirmation-mail", customerId: id, returnTo: "checkout" } },
  { queue: "letters", data: { job: "already-registered-mail", customerId: id } },
  { queue: "letters", data: { job: "recovery-mail", recoveryId: id } },
  { queue: "letters", data: { job: "password-changed-mail", customerId: id } },
  { queue: "letters", data: { job: "contact-mail", messageId: id } },
  { queue: "letters", data: { job: "contact-copy-mail", messageId: id } },
  { queue: "letters", data: { job: "refund-requested-mail", refundId: id } },
  { queue: "letters", data: { job: "refund-to-decide-mail", refundId: id } },
  { queue: "letters", data: { job: "withdrawal-mail", refundId: id } },
  { queue: "letters", data: { job: "withdrawal-to-decide-mail", refundId: id } },
  { queue: "letters", data: { job: "refund-approved-mail", refundId: id } },
  { queue: "letters", data: { job: "refund-rejected-mail", refundId: id } },
  { queue: "letters", data: { job: "bank-account-changed-mail", customerId: id } },
  { queue: "letters", data: { job: "payout-requested-mail", payoutId: id } },
  { queue: "letters", data: { job: "payout-paid-mail", payoutId: id } },
  { queue: "letters", data: { job: "payout-failed-mail", payoutId: id } },
  { queue: "letters", data: { job: "order-shipped-mail", orderId: id, change: 0 } },
  { queue: "letters", data: { job: "order-delivered-mail", orderId: id } },
  { queue: "letters", data: { job: "tour-lead-invitation-mail", tourLeadId: id } },
  { queue: "letters", data: { job: "tour-lead-password-mail", tourLeadId: id, customerId: id } },
  { queue: "letters", data: { job: "tour-lead-registered-mail", tourLeadId: id } },
  { queue: "letters", data: { job: "tour-lead-activated-mail", tourLeadId: id, customerId: id } },
  { queue: "upkeep", data: { job: "convert-deposits" } },
  { queue: "upkeep", data: { job: "clear-expired" } },
  { queue: "upkeep", data: { job: "forget-mails", address: "ada@example.com" } },
  { queue: "upkeep", data: { job: "picture-tones" } },
] as const satisfies readonly { queue: string; data: Queued[JobName] }[];
/** Does not compile if a job or a field of its data has another name now. */
type Queued = {
  [Name in JobName]: JobData[Name] extends Record<string, never>
    ? { job: Name }
    : { job: Name } & JobData[Name];
};

test("every job is still handled in the same queue", () => {
  expect(jobs.map(({ data: { job } }) => [job, queueByJob[job]])).toEqual(
    jobs.map(({ queue, data: { job } }) => [job, queue]),
  );
});

test("jobs waiting during an update are done by the new release", async () => {
  const copy = await copyOfShop();
  const shop = await openShop({ copy: { ...copy, remove: async () => {} }, jobPollSeconds: 600 });
  const customer = await shop.customer({ language_id: "en" });
  const { paidOrder, draft, request } = refundHelpers(shop, customer);
  const order = await paidOrder();
  const refundId = (await request((await draft(order)).id)).id;
  const recoveryId = newId();
  await shop.services.database.queries
    .insert(passwordRecoveries)
    .values({ id: recoveryId, email_key: customer.email, asked_at: shop.clock.now, credential_version: 1 });
  await shop.services.jobs.stop();
  await shop.services.database.queries.execute(sql`delete from jobs.job`);
  const earlier = new PgBoss({ ...shop.services.database.jobs, schema: "jobs", supervise: false });
  await earlier.start();
  const customerId = customer.id;
  await earlier.send("letters", { job: "recovery-mail", recoveryId }, { priority: 1 });
  await earlier.send("letters", { job: "already-registered-mail", customerId }, { priority: 1 });
  await earlier.send("letters", { job: "password-changed-mail", customerId });
  await earlier.send("letters", { job: "bank-account-changed-mail", customerId });
  await earlier.send("letters", { job: "order-paid", orderId: order.id });
  await earlier.send("letters", { job: "refund-requested-mail", refundId });
  await earlier.send("documents", { job: "invoice", orderId: order.id });
  await earlier.stop({ close: false });
  await shop.close();

  const updated = await openShop({ copy, jobPollSeconds: 0.5 });
  onTestFinished(() => updated.close());
  const subjects = async () =>
    (await readOutbox(updated.services.files))
      .filter(({ to }) => to === customer.email)
      .map(({ subject }) => subject)
      .toSorted();
  await expect
    .poll(subjects)
    .toEqual([
      "Set a new password",
      `We have your refund request for order ${order.reference}`,
      "You already have an account",
      "Your bank account was changed",
      `Your order ${order.reference} is paid`,
      "Your password was changed",
    ]);
  const invoices = () =>
    updated.services.database.queries.$count(documents, eq(documents.order_id, order.id));
  await expect.poll(invoices).toBe(1);
});
