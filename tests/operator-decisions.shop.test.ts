import { execFile } from "node:child_process";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { finishPendingRefunds } from "#server/commerce/refunds/pay-refund.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { payoutHelpers } from "./support/payout-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { copyOfShop, openShop, type Shop, type TestCustomer } from "./support/shop.ts";
import { insertionOrder } from "./support/insertion-order.ts";

let provider: Provider;
let shop: Shop;
let environment: Record<string, string>;
let only: TestCustomer;
beforeAll(async () => {
  provider = await openProvider();
  const copy = await copyOfShop();
  environment = { DEMO: "on", DATA_DIR: copy.dataFolder, ...copy.environment };
  shop = await openShop({ copy, provider, jobPollSeconds: 0.5 });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});
beforeEach(async () => {
  only = await anAdministrator();
});

const { anAdministrator, decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const program = join(root, "scripts/shop.ts");
/** Runs a command beside the shop; returns its output and exit code. */
async function run(...args: readonly string[]): Promise<[number, string]> {
  // The command connects to the shop in this process.
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { ...process.env, ...environment }, encoding: "utf8", timeout: 60_000 },
      (error, stdout, stderr) =>
        resolve([error ? Number(error.code ?? 1) : 0, stdout.trim() || stderr.trim()]),
    );
  });
}
const loggedOf = async (subject: string) => {
  const rows = await shop.services.database.queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(insertionOrder);
  return rows.map(({ action, actor_kind }) => `${action} ${actor_kind}`);
};
const mailsTo = async ({ email }: TestCustomer) =>
  (await readOutbox(shop.services.files)).filter(({ to }) => to === email).map(({ id }) => id.split(".")[0]);

test("the operator approves the only administrator's own refund, above the limit too, and it is paid back", async () => {
  const { queries } = shop.services.database;
  await queries.update(markets).set({ refund_second_approval_above_minor: 1_000n });
  const { requested, paidBack } = await paidWithMoney(0, undefined, only);
  const id = await requested(2);
  expect((await decide(id, { decision: "approve" }, only)).body.code).toBe("own_case");
  const expected = [0, "The refund is approved. The shop pays it back while it runs, within some minutes."];
  expect(await run("refund", "approve", id)).toEqual(expected);
  expect(await run("refund", "approve", id)).toEqual(expected);
  // The command uses the system clock.
  await queries.update(refunds).set({ paying_back_since: shop.clock.now }).where(eq(refunds.id, id));
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await finishPendingRefunds(shop.services);
  expect(await paidBack()).toEqual({ times: 1, minor: 4_485n });
  const logged = await loggedOf(`refund ${id}`);
  expect(logged).toEqual(expect.arrayContaining(["refund.approved operator", "refund.paid_back job"]));
  expect(await run("refund", "reject", id, "It was watered.")).toEqual([
    1,
    "This refund was decided otherwise.",
  ]);
});

test("the operator rejects a refund, and the customer is mailed", async () => {
  const { requested, refund } = await paidWithMoney(0, undefined, only);
  const id = await requested(1);
  expect(await run("refund", "reject", id, "—")).toEqual([
    1,
    "The customer must read why: give a reason in words.",
  ]);
  expect(await run("refund", "reject", id, "It was watered.")).toEqual([0, "The refund is rejected."]);
  expect(await refund(id)).toMatchObject({
    current_status: "rejected",
    decision_note: "It was watered.",
  });
  expect(await loggedOf(`refund ${id}`)).toContain("refund.rejected operator");
  await expect.poll(() => mailsTo(only)).toContain("refund-rejected-mail");
});

test("the operator ships and delivers an order", async () => {
  const { order, orderNow } = await paidWithMoney(0, undefined, only);
  const { reference } = order;
  expect(await run("order", "ship", reference, "DHL", "7")).toEqual([0, `Order ${reference} is shipped.`]);
  expect((await orderNow()).shipment).toEqual({ carrier: "DHL", tracking_number: "7", tracking_url: null });
  expect(await run("order", "deliver", reference.toLowerCase())).toEqual([
    0,
    `Order ${reference} is delivered.`,
  ]);
  expect(await loggedOf(`order ${order.id}`)).toEqual(
    expect.arrayContaining(["order.shipped operator", "order.delivered operator"]),
  );
  expect(await run("order", "deliver", "NONE-SUCH")).toEqual([1, "There is no such order."]);
});

test("the operator marks a payout", async () => {
  const lead = await payoutHelpers(shop);
  await lead.account();
  const { body } = await lead.ask(5);
  expect((await run("payouts"))[1]).toContain(body.id);
  expect(await run("payout", "failed", body.id)).toEqual([0, "The payout is marked as failed."]);
  expect(await run("payout", "paid", body.id)).toEqual([1, "This payout was marked otherwise."]);
  expect(await lead.sums()).toEqual([100, 0]);
  expect(await loggedOf(`payout ${body.id}`)).toContain("payout.failed operator");
  expect(await run("payout", "paid", "seven")).toEqual([1, "seven is not the id of a payout."]);
  expect((await run("payout", "paid"))[1]).toMatch(/^npm run shop -- apply/);
});
