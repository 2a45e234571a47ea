import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { customers, orders } from "#server/platform/database/customer-schema.ts";
import { tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { mailActivated } from "#server/commerce/tour-leads/tour-lead-mails.ts";
import { issueInvitationLink } from "#server/commerce/tour-leads/invitation.ts";
import { inviteHelpers } from "./support/invite-lead.ts";
import { membership } from "./support/create-tour-lead.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { iban, minimumPayout, payoutHelpers, taxData } from "./support/payout-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
let admin: string;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, jobPollSeconds: 0.5 });
  admin = (await shop.customer({ role: "administrator" })).token;
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const queries = () => shop.services.database.queries;
const act = (id: string, what: string) =>
  shop.call("POST", `/admin/tour-leads/${id}/${what}`, { token: admin });
const end = (id: string) => act(id, "end");
const attach = ({ token }: TestCustomer, tour_lead_code: string) =>
  shop.call("PUT", "/users/customers/me", { token, body: { tour_lead_code } });
const leadIn = async (orderId: string) =>
  (await queries().select({ lead: orders.tour_lead_id }).from(orders).where(eq(orders.id, orderId)))[0]!.lead;
const happened = (id: string, action: string) =>
  queries().$count(auditLog, and(eq(auditLog.subject, `tour_lead ${id}`), eq(auditLog.action, action)));
const mailsTo = async (email: string, kind: string) =>
  (await readOutbox(shop.services.files)).filter(({ to, id }) => to === email && id.startsWith(kind));

async function activeLead(earned?: bigint) {
  const lead = await payoutHelpers(shop, earned);
  return { ...lead, leadId: await membership(shop, lead) };
}

describe("an active tour lead who was ended", () => {
  test("has the status once: repeating changes nothing, and it cannot be undone", async () => {
    const { leadId, email } = await activeLead(0n);
    const { status, body } = await end(leadId);
    expect([status, body.status, body.ended_at]).toEqual([200, "ended", shop.clock.now.toISOString()]);
    expect((await end(leadId)).body).toEqual(body);
    expect(await happened(leadId, "tour_lead.ended")).toBe(1);
    const { body: listed } = await shop.call("GET", "/tour-lead/?status=ended&limit=100", { token: admin });
    expect(listed.map(({ id }: { id: string }) => id)).toContain(leadId);
    const again = await act(leadId, "activate");
    expect([again.status, again.body.code]).toEqual([409, "membership_ended"]);
    const invited = await shop.call("POST", "/admin/tour-leads/", { token: admin, body: { email } });
    expect(invited.body.code).toBe("already_registered");
    await expect.poll(() => mailsTo(email, "tour-lead-ended-mail")).toHaveLength(1);
    await mailActivated(shop.services, leadId);
    expect(await mailsTo(email, "tour-lead-activated-mail")).toEqual([]);
    expect((await end(crypto.randomUUID())).status).toBe(404);
  });

  test("gets no new customers or orders, and their code is ignored", async () => {
    const { leadId, code, id } = await activeLead(0n);
    const [follower, newcomer] = [await shop.customer(), await shop.customer()];
    const before = await attach(follower, code);
    expect([before.body.has_tour_lead, before.body.tour_lead_name]).toEqual([true, "Tom Rivers"]);
    expect(await leadIn((await orderHelpers(shop, follower).submitted()).id)).toBe(id);
    await end(leadId);
    const after = (await shop.call("GET", "/users/customers/me", { token: follower.token })).body;
    expect([after.has_tour_lead, after.tour_lead_name]).toEqual([false, null]);
    expect(await leadIn((await orderHelpers(shop, follower).submitted()).id)).toBeNull();
    expect((await attach(newcomer, code)).body.errors[0].code).toBe("no_such_lead");
    const other = await activeLead(0n);
    expect((await attach(follower, other.code)).body.has_tour_lead).toBe(true);
  });

  test("still earns on an order submitted before and paid afterwards", async () => {
    const { leadId, listed, me, follower } = await activeLead(0n);
    const { prepared, process } = orderHelpers(shop, await follower());
    const { id, approvalUrl } = await prepared([fern]);
    await end(leadId);
    await provider.approve(approvalUrl);
    await process(id);
    expect((await listed()).map(({ order_id, value }) => [order_id, value])).toEqual([[id, 1.56]]);
    const { tour_lead_code, tour_lead_ended_at, commission_pending } = await me();
    expect([tour_lead_code, tour_lead_ended_at, commission_pending]).toEqual([
      null,
      shop.clock.now.toISOString(),
      { EUR: 1.56 },
    ]);
  });

  test("can change the bank account, agree to self-billing, and be paid out to the last cent", async () => {
    const lead = await activeLead();
    await lead.account();
    const open = (await lead.ask(80)).body;
    await end(lead.leadId);
    expect((await lead.mark(open.id, "paid")).status).toBe(200);
    expect(
      (await lead.keep({ holder: "Lena Bäcker", iban, password: "Trellis-Demo-2026!" })).status,
    ).toBeLessThan(300);
    expect((await lead.agree(taxData)).status).toBeLessThan(300);
    await minimumPayout(shop, 25);
    const part = await lead.ask(10);
    expect([part.status, part.body.code, part.body.params]).toEqual([409, "below_minimum", { minimum: 20 }]);
    expect((await lead.ask(20)).status).toBe(201);
    expect(await lead.sums()).toEqual([0, 100]);
    const year = shop.clock.now.getUTCFullYear();
    const path = `/users/tour_leads/me/commission_statement/${year}/EUR/csv`;
    expect((await shop.call("GET", path, { token: lead.token })).status).toBe(200);
    const active = await activeLead(2_000n);
    await active.account();
    await minimumPayout(shop, 25);
    expect((await active.ask(20)).body.code).toBe("below_minimum");
  });
});

test("ending a membership before activation leaves only the account", async () => {
  const { signUp, token, id, email, added } = await inviteHelpers(shop).invited();
  await added({ is_public: true });
  await signUp(token);
  const { body } = await end(id);
  expect([body.status, body.images.map((image: { is_public: boolean }) => image.is_public)]).toEqual([
    "ended",
    [false],
  ]);
  expect((await act(id, "activate")).body.code).toBe("membership_ended");
  const [account] = await queries().select().from(customers).where(eq(customers.email_key, email));
  const headers = { token: await beginSession(queries(), account!.id, shop.clock.now) };
  expect((await shop.call("GET", "/users/customers/me", headers)).body.tour_lead_ended_at).toBeNull();
  const commissions = await shop.call("GET", "/users/tour_leads/me/commission_transactions", headers);
  expect(commissions.body.code).toBe("not_a_tour_lead");
});

test("the link of a withdrawn invitation is invalid, and a new invitation has a new link", async () => {
  const { signUp, token, id, email } = await inviteHelpers(shop).invited();
  expect((await end(id)).body).toMatchObject({ status: "ended", invitation_expires_at: null });
  expect((await signUp(token)).body.code).toBe("token_invalid");
  // The earlier invitation's mail may still be queued.
  expect(await issueInvitationLink(queries(), id, shop.clock.now)).toBeNull();
  await expect.poll(() => mailsTo(email, "tour-lead-ended-mail")).toHaveLength(1);
  const again = await inviteHelpers(shop).invited(email);
  expect(again.id).toBe(id);
  expect((await signUp(token)).body.code).toBe("token_invalid");
  expect((await signUp(again.token)).body).toMatchObject({ status: "registered", ended_at: null });
});

test("a server of the last release can neither activate an ended membership nor issue a link", async () => {
  const { id } = await inviteHelpers(shop).invited();
  await end(id);
  const refused = { cause: { constraint: "tour_leads_ended" } };
  const token = { token_hash: crypto.randomUUID(), token_expires_at: shop.clock.now };
  await expect(queries().update(tourLeads).set(token).where(eq(tourLeads.id, id))).rejects.toMatchObject(
    refused,
  );
  const { leadId } = await activeLead(0n);
  await end(leadId);
  const activated_at = new Date(shop.clock.now.getTime() + 1_000);
  await expect(
    queries().update(tourLeads).set({ activated_at }).where(eq(tourLeads.id, leadId)),
  ).rejects.toMatchObject(refused);
});

describe("concurrently", () => {
  test("ending a membership several times ends it once", async () => {
    const { leadId } = await activeLead(0n);
    const answers = await Promise.all([end(leadId), end(leadId), end(leadId), end(leadId)]);
    expect(answers.map(({ body }) => body.status)).toEqual(["ended", "ended", "ended", "ended"]);
    expect(await happened(leadId, "tour_lead.ended")).toBe(1);
  });

  test.each([1, 2, 3, 4])("a sign-up, an activation and an end leave the membership ended (%i)", async () => {
    const { signUp, token, id } = await inviteHelpers(shop).invited();
    const [ended, signedUp, activated] = await Promise.all([end(id), signUp(token), act(id, "activate")]);
    expect([ended.status, ended.body.status]).toEqual([200, "ended"]);
    expect([200, 400]).toContain(signedUp.status);
    expect([200, 409]).toContain(activated.status);
    const [row] = await queries().select().from(tourLeads).where(eq(tourLeads.id, id));
    expect([row!.token_hash, row!.ended_at]).toEqual([null, expect.any(Date)]);
    const isTheirs = eq(customers.email_key, row!.email_key);
    const [account] = await queries().select().from(customers).where(isTheirs);
    expect(account?.tour_lead_active ?? false).toBe(false);
    expect(account !== undefined).toBe(row!.registered_at !== null);
  });

  test("orders and codes used during the end succeed, and later ones have no tour lead", async () => {
    const { leadId, code, id, follower } = await activeLead(0n);
    const buying = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { draft, submit } = orderHelpers(shop, await follower());
        return { submit, orderId: (await draft()).id };
      }),
    );
    const newcomer = await shop.customer();
    const [ended, attached, ...submitted] = await Promise.all([
      end(leadId),
      attach(newcomer, code),
      ...buying.map(({ submit, orderId }) => submit(orderId)),
    ]);
    expect([ended.status, ...submitted.map(({ status }) => status)]).toEqual([200, 200, 200, 200, 200]);
    expect([200, 400]).toContain(attached.status);
    for (const { orderId } of buying) expect([id, null]).toContain(await leadIn(orderId));
    expect(await leadIn((await orderHelpers(shop, newcomer).submitted()).id)).toBeNull();
  });

  test("a payout requested during the end is deducted once", async () => {
    const lead = await activeLead();
    await lead.account();
    const [ended, ...requested] = await Promise.all([end(lead.leadId), lead.ask(60), lead.ask(60)]);
    expect(ended.body.status).toBe("ended");
    expect(requested.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await lead.sums()).toEqual([40, 60]);
  });
});
