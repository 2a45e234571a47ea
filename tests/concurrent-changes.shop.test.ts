import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteOldInvitations } from "#server/commerce/tour-leads/delete-personal-data.ts";
import { lacksHistory, markHistoryFilled } from "#server/operations/demo/demo.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { payments } from "#server/platform/database/customer-schema.ts";
import { shopFacts } from "#server/platform/database/schema.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import type { Answer } from "./support/api.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { payerHelpers } from "./support/payers.ts";
import { payoutHelpers, password } from "./support/payout-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { queueRequests } from "./support/queued-requests.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, jobPollSeconds: 3_600, waitsForLocks: true });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { approved } = payerHelpers(() => ({ shop, provider }));
const queries = () => shop.services.database.queries;
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

test("an order whose payment is being captured is not cancelled by a request that waited", async () => {
  const { id, process, cancel, expectPaidOnce } = await approved();
  const [payment] = await queries().select().from(payments).where(eq(payments.order_id, id));
  const answers = await queueRequests(shop, { table: "payments", id: payment!.id }, [
    () => process(id),
    () => cancel(id),
  ]);
  expect(statuses(answers)).toEqual([200, 409]);
  await expectPaidOnce();
});

describe("while an order is submitted", () => {
  const submitting = async () => {
    const customer = await shop.customer();
    const { draft, submit, cart } = orderHelpers(shop, customer);
    const { id } = await draft([fern]);
    const call = (method: string, path: string, body?: object) =>
      shop.call(method, `/cart/${path}`, { token: customer.token, ...(body && { body }) });
    const [line] = (await call("GET", "en/europe")).body;
    // The submission has compared the cart with the draft, and has not emptied it yet.
    const meanwhile = (request: () => Promise<Answer>) =>
      queueRequests(shop, { table: "order_items" }, [() => submit(id), request]);
    return { call, cart, lineId: line.id as string, meanwhile };
  };

  test("what is added to the cart stays there", async () => {
    const { call, cart, meanwhile } = await submitting();
    const product_id = await shop.productId(spade.product);
    const answers = await meanwhile(() => call("POST", "", { product_id, count: 1 }));
    expect(statuses(answers)).toEqual([200, 200]);
    expect(await cart()).toEqual([{ product_id, count: 1 }]);
  });

  test("a line of the cart is neither changed nor removed", async () => {
    const [one, other] = [await submitting(), await submitting()];
    const changed = await one.meanwhile(() => one.call("PUT", one.lineId, { count: 5 }));
    const removed = await other.meanwhile(() => other.call("DELETE", other.lineId));
    expect([changed, removed].map(statuses)).toEqual([
      [200, 404],
      [200, 404],
    ]);
  });
});

test("of concurrent changes of a line of the cart the last one stays", async () => {
  const customer = await shop.customer();
  const { id, token } = customer;
  const { fillCart, cart } = orderHelpers(shop, customer);
  await fillCart([fern]);
  const [line] = (await shop.call("GET", "/cart/en/europe", { token })).body;
  const change = (count: number) => () => shop.call("PUT", `/cart/${line.id}`, { token, body: { count } });
  const answers = await queueRequests(shop, { table: "customers", id }, [change(3), change(4)]);
  expect(statuses(answers)).toEqual([204, 204]);
  expect((await cart()).map(({ count }) => count)).toEqual([4]);
});

test("a photo of a draft that is being requested is not removed", async () => {
  const steps = refundHelpers(shop, await shop.customer());
  const { id } = await steps.draft(await steps.paidOrder());
  const photo = await steps.addPhoto(id);
  const answers = await queueRequests(shop, { table: "audit_log" }, [
    () => steps.setStatus(id, "requested"),
    () => steps.removePhoto(id, photo.id),
  ]);
  expect(statuses(answers)).toEqual([200, 409]);
  expect((await steps.refund(id)).images.map((image) => image.id)).toEqual([photo.id]);
});

test("a debt that is settled while the account is being deleted does not prevent the deletion", async () => {
  const lead = await payoutHelpers(shop, -500n);
  await lead.earn(-500n);
  const settled = "update commission_balances set balance_minor = 0 where customer_id = $1";
  const [deletion] = await queueRequests(shop, { statement: settled, values: [lead.id] }, [
    () => shop.call("POST", "/users/customers/me/deletion", { token: lead.token, body: { password } }),
  ]);
  expect([deletion!.status, deletion!.body]).toEqual([204, null]);
});

test("a payout that waits for a refund's reversal takes no more than it leaves", async () => {
  const lead = await payoutHelpers(shop, 10_000n);
  await lead.account();
  const reversed = "update commission_balances set balance_minor = 5000 where customer_id = $1";
  const [payout] = await queueRequests(shop, { statement: reversed, values: [lead.id] }, [
    () => lead.ask(80),
  ]);
  expect([payout!.status, payout!.body.code]).toEqual([409, "balance_changed"]);
  expect(await lead.sums()).toEqual([50, 0]);
});

describe("an invitation", () => {
  test("that two administrators withdraw at once is withdrawn once", async () => {
    const { id } = await inviteHelpers(shop).invited();
    const end = async () => {
      const { token } = await shop.customer({ role: "administrator" });
      return () => shop.call("POST", `/admin/tour-leads/${id}/end`, { token });
    };
    const answers = await queueRequests(shop, { table: "tour_leads", id }, [await end(), await end()]);
    expect(statuses(answers)).toEqual([200, 200]);
    const ends = (
      await queries().select().from(auditLog).where(eq(auditLog.action, "tour_lead.ended"))
    ).filter(({ subject }) => subject === `tour_lead ${id}`);
    expect(ends).toHaveLength(1);
  });

  test("accepted while old ones are deleted is not deleted", async () => {
    const { id, token, signUp } = await inviteHelpers(shop).invited();
    const old = { invited_at: new Date(shop.clock.now.getTime() - 100 * 86_400_000) };
    await queries().update(tourLeads).set(old).where(eq(tourLeads.id, id));
    await queueRequests<unknown>(shop, { table: "audit_log" }, [
      () => signUp(token),
      () => deleteOldInvitations(shop.services),
    ]);
    const [lead] = await queries().select().from(tourLeads).where(eq(tourLeads.id, id));
    expect(lead?.registered_at).toEqual(shop.clock.now);
  });
});

test("of two programs that start on an empty demo one fills its history", async () => {
  await queries().update(shopFacts).set({ value: "without a past" }).where(eq(shopFacts.name, "demo"));
  const fill = () =>
    shop.services.database.transaction(async (tx) => {
      if (!(await lacksHistory(tx, { holds: true }))) return false;
      await markHistoryFilled(tx);
      return true;
    });
  const held = { statement: "select 1 from shop_facts where name = $1 for update", values: ["demo"] };
  expect(await queueRequests(shop, held, [fill, fill])).toEqual([true, false]);
});
