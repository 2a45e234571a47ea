import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { refundReviewHelpers } from "./support/refund-review-helpers.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { membership, createTourLead } from "./support/create-tour-lead.ts";
import { fern } from "./support/order-helpers.ts";
import { euro, iban, password, payoutHelpers } from "./support/payout-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const { anAdministrator, decide, paidWithMoney } = refundReviewHelpers(() => ({ shop, provider }));
const queries = () => shop.services.database.queries;
const approve = { decision: "approve" };
const reject = { decision: "reject", note: "It was watered." };
const ownCase = [403, "own_case"];
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const dhl = { carrier: "DHL", tracking_number: "7", tracking_url: null };
const act = (who: TestCustomer, path: string, body: object) =>
  shop.call("POST", `/admin/orders/${path}`, { token: who.token, body });
const twoDecideAbove = (refund_second_approval_above_minor: bigint | null) =>
  queries().update(markets).set({ refund_second_approval_above_minor }).where(eq(markets.id, "europe"));

/** Two administrators' orders: one is the buyer, the other earns commission on it. */
async function partiesTo(lines = [fern]) {
  const [buyer, lead] = [await anAdministrator(), await anAdministrator()];
  const code = { tour_lead_code: `OWN-${lead.id.slice(-6)}`, tour_lead_active: true };
  await queries().update(customers).set(code).where(eq(customers.id, lead.id));
  await queries().update(customers).set({ tour_lead_id: lead.id }).where(eq(customers.id, buyer.id));
  return { buyer, lead, ...(await paidWithMoney(0, lines, buyer)) };
}

describe("a refund", () => {
  test("cannot be decided by its customer or their tour lead, only by others", async () => {
    await twoDecideAbove(null);
    const { buyer, lead, requested, orderNow } = await partiesTo();
    const id = await requested(1);
    for (const party of [buyer, lead])
      for (const decision of [approve, reject])
        expect(codeOf(await decide(id, decision, party))).toEqual(ownCase);
    expect((await orderNow()).order_returns).toMatchObject([{ current_status: "requested" }]);
    expect((await decide(id, approve, await anAdministrator())).body.refund.current_status).toBe("approved");
  });

  test("above the limit ignores a first approval by its customer or tour lead, even from an older version", async () => {
    await twoDecideAbove(1_000n);
    const { buyer, lead, requested, paidBack, order } = await partiesTo();
    const id = await requested(2);
    const [one, other] = [await anAdministrator(), await anAdministrator()];
    for (const party of [buyer, lead]) {
      const items = [{ id: order.items[0]!.id, count: 2 }];
      const first_approved_at = shop.clock.now;
      await queries()
        .update(refunds)
        .set({ first_approved_by: party.id, first_approved_at, first_approved_items: items })
        .where(eq(refunds.id, id));
      const { body: shown } = await shop.call("GET", `/admin/refunds/${id}`, { token: one.token });
      expect(shown.first_approval).toBeNull();
      const { body } = await decide(id, approve, one);
      expect(body).toMatchObject({
        first_approval: { is_own: true },
        refund: { current_status: "requested" },
      });
    }
    expect(await paidBack()).toEqual({ times: 0, minor: 0n });
    for (const party of [buyer, lead]) expect(codeOf(await decide(id, approve, party))).toEqual(ownCase);
    expect((await decide(id, approve, other)).body.refund.current_status).toBe("approved");
  });

  test("of each of two administrators is approved by the other, but above the limit by neither alone", async () => {
    await twoDecideAbove(3_000n);
    const [one, other] = [await anAdministrator(), await anAdministrator()];
    const [ofOne, ofOther] = [await paidWithMoney(0, [fern], one), await paidWithMoney(0, [fern], other)];
    const [small, large] = [await ofOne.requested(1), await ofOther.requested(2)];
    const decided = await Promise.all([decide(small, approve, other), decide(large, approve, one)]);
    expect(decided.map(({ status }) => status)).toEqual([200, 200]);
    expect(decided.map(({ body }) => body.refund.current_status)).toEqual(["approved", "requested"]);
    expect(codeOf(await decide(large, approve, other))).toEqual(ownCase);
    expect(await ofOther.paidBack()).toEqual({ times: 0, minor: 0n });
  });
});

test("an order cannot be shipped, corrected or delivered by its customer or their tour lead", async () => {
  const { buyer, lead, order } = await partiesTo();
  const ship = { shipment: dhl, replaces: null };
  const corrected = { shipment: { ...dhl, tracking_number: "8" }, replaces: dhl };
  for (const party of [buyer, lead]) {
    expect(codeOf(await act(party, `${order.id}/ship`, ship))).toEqual(ownCase);
    expect(codeOf(await act(party, `${order.id}/deliver`, { in_person: true }))).toEqual(ownCase);
  }
  const other = await anAdministrator();
  expect((await act(other, `${order.id}/ship`, ship)).status).toBe(200);
  for (const party of [buyer, lead]) {
    expect(codeOf(await act(party, `${order.id}/ship`, corrected))).toEqual(ownCase);
    expect(codeOf(await act(party, `${order.id}/deliver`, { in_person: false }))).toEqual(ownCase);
  }
  expect((await act(other, `${order.id}/deliver`, { in_person: false })).status).toBe(200);
  const [row] = await queries().select().from(orders).where(eq(orders.id, order.id));
  expect(row!.status).toBe("delivered");
});

describe("a payout", () => {
  const payee = async () => {
    const lead = await payoutHelpers(shop, 10_000n, euro, { role: "administrator" });
    await lead.keep({ holder: "Lena Bäcker", iban });
    const { body } = await lead.ask(5);
    const by = (method: "GET" | "POST", path: string, content?: object) =>
      shop.call(method, `/admin/payouts/${path}`, { token: lead.token, ...(content && { body: content }) });
    return { lead, id: body.id as string, by };
  };
  const file = (export_id: string = crypto.randomUUID()) => ({ export_id, currency: "EUR", password });

  test("cannot be exported by its payee, and the export reports how many were left out", async () => {
    const { lead, id, by } = await payee();
    expect(codeOf(await by("POST", "export", file()))).toEqual(ownCase);
    const other = await payoutHelpers(shop);
    await other.account();
    await other.ask(7);
    const { status, body } = await by("POST", "export", file());
    expect([status, body.count, body.own_left_out]).toEqual([200, 1, 1]);
    expect(body.content).not.toContain(id.replaceAll("-", ""));
    const again = await by("POST", "export", file(body.export_id));
    expect(again.body).toEqual(body);
    const exported = await lead.exported();
    expect([exported.body.count, exported.body.own_left_out]).toEqual([1, 0]);
    expect(codeOf(await by("POST", "export", file(exported.body.export_id)))).toEqual(ownCase);
  });

  test("cannot be marked by its payee, only by others", async () => {
    const { lead, id, by } = await payee();
    for (const result of ["paid", "failed"])
      expect(codeOf(await by("POST", `${id}/result`, { result }))).toEqual(ownCase);
    expect((await lead.mark(id, "paid")).status).toBe(200);
    expect(codeOf(await by("POST", `${id}/result`, { result: "paid" }))).toEqual(ownCase);
  });
});

test("administrators cannot activate their own tour lead membership", async () => {
  const { invited, signUp } = inviteHelpers(shop);
  const [self, other] = [await anAdministrator(), await anAdministrator()];
  const { id, token } = await invited(self.email);
  expect((await signUp(token)).status).toBe(200);
  const activate = (who: TestCustomer) =>
    shop.call("POST", `/admin/tour-leads/${id}/activate`, { token: who.token });
  expect(codeOf(await activate(self))).toEqual(ownCase);
  expect((await activate(other)).body.status).toBe("active");
  expect(codeOf(await activate(self))).toEqual(ownCase);
});

test("administrators cannot end their own tour lead membership", async () => {
  const self = await createTourLead(shop, { role: "administrator" });
  const id = await membership(shop, self);
  const end = (who: TestCustomer) => shop.call("POST", `/admin/tour-leads/${id}/end`, { token: who.token });
  expect(codeOf(await end(self))).toEqual(ownCase);
  expect((await self.me()).tour_lead_code).toBe(self.code);
  expect((await end(await anAdministrator())).body.status).toBe("ended");
});
