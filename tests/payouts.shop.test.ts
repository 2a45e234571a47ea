import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customers, orders, sessions } from "#server/platform/database/customer-schema.ts";
import { bankAccounts, payouts } from "#server/platform/database/payout-schema.ts";
import { readOutbox } from "#server/commerce/mail/mailer.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { iban, minimumPayout, password, payoutHelpers } from "./support/payout-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
});
afterAll(() => shop.close());

const queries = () => shop.services.database.queries;
const payoutsOf = (id: string) =>
  queries().select().from(payouts).where(eq(payouts.customer_id, id)).orderBy(payouts.id);
const mailsTo = async (email: string) =>
  (await readOutbox(shop.services.files)).filter(({ to }) => to === email).map(({ subject }) => subject);

describe("a bank account", () => {
  test("is stored once, and only its last digits are returned", async () => {
    const lead = await payoutHelpers(shop, 0n);
    const { token } = lead;
    const read = async () => (await shop.call("GET", "/users/tour_leads/me/bank_account", { token })).body;
    expect(await read()).toEqual({ bank_account: null });
    const account = { holder: "Lena Bäcker", country: "DE", iban_end: "3000" };
    const saved = await lead.keep({ holder: "Lena Bäcker", iban: "de89370400440532013000" });
    expect([saved.status, saved.body]).toEqual([200, account]);
    expect(await read()).toEqual({ bank_account: account });
    const [row] = await queries().select().from(bankAccounts).where(eq(bankAccounts.customer_id, lead.id));
    expect(JSON.stringify(row)).not.toContain("3704");
  });

  test("is changed only with the password, and the change is mailed", async () => {
    const lead = await payoutHelpers(shop, 0n);
    await lead.account();
    const other = { holder: "Lena Bäcker", iban: "CZ6508000000192000145399" };
    const code = async (body: object) => (await lead.keep(body)).body.code;
    expect(await code(other)).toBe("password_needed");
    expect(await code({ ...other, password: "Wrong-Demo-2026!" })).toBe("incorrect_password");
    expect(await mailsTo(lead.email)).toEqual([]);
    expect((await lead.keep({ ...other, password })).body.iban_end).toBe("5399");
    await expect.poll(() => mailsTo(lead.email)).toEqual(["Your bank account was changed"]);
  });

  test.each([
    ["wrong check digits", { holder: "Lena", iban: "DE88370400440532013000" }, ["iban_wrong"]],
    ["an IBAN that is too short", { holder: "Lena", iban: "DE893704004405320130" }, ["iban_wrong"]],
    ["a country without IBANs", { holder: "Lena", iban: "US89370400440532013000" }, ["iban_wrong"]],
    ["characters outside Latin script", { holder: "東京", iban: "nonsense" }, ["latin_only", "iban_wrong"]],
  ])("with %s is refused", async (_what, body, codes) => {
    const lead = await payoutHelpers(shop, 0n);
    const refused = await lead.keep(body);
    expect([refused.status, refused.body.errors.map(({ code }: { code: string }) => code)]).toEqual([
      400,
      codes,
    ]);
  });
});

describe("a payout", () => {
  test("reduces the balance at once and raises the paid-out sum", async () => {
    requirements(
      "product.tour-lead-payout",
      "payouts.balance-falls",
      "payouts.sum-rises",
      "roles.lead-payouts",
      "calls.payout-query",
    );
    const lead = await payoutHelpers(shop);
    await lead.account();
    const { status, body } = await lead.ask(25.5);
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        requested_at: shop.clock.now.toISOString(),
        currency: "EUR",
        value: 25.5,
        current_status: "requested",
        iban_end: "3000",
      },
    ]);
    expect(await lead.sums()).toEqual([74.5, 25.5]);
    expect(await lead.history()).toEqual([
      ["paid_out", -25.5],
      ["earned", 100],
    ]);
    await expect
      .poll(() => mailsTo(lead.email))
      .toEqual([expect.stringContaining("You asked for a payout of")]);
  });

  test.each([
    ["-1", 400, "invalid"],
    ["0", 400, "invalid"],
    ["NaN", 400, "invalid"],
    ["Infinity", 400, "invalid"],
    ["1.234", 400, "invalid"],
    ["1e-7", 400, "invalid"],
    ["0.99", 409, "below_minimum"],
    ["100.01", 409, "balance_changed"],
  ])("of %s is refused", async (value, status, code) => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const refused = await lead.ask(value);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await lead.sums()).toEqual([100, 0]);
  });

  test("is refused with the balance or the minimum", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    expect((await lead.ask(100.01)).body.params).toEqual({ balance: 100 });
    expect((await lead.ask(0.5)).body.params).toEqual({ minimum: 1 });
  });

  test("in a wrong currency, without an account or by another user is refused", async () => {
    const lead = await payoutHelpers(shop);
    expect((await lead.ask(1)).body.code).toBe("no_bank_account");
    await lead.account();
    expect((await lead.ask(1, undefined, "JPY")).body.errors[0].field).toBe("currency");
    const { token } = await shop.customer();
    const path = "/users/tour_leads/me/commission_transactions/request_payout?currency=EUR&value=1";
    expect((await shop.call("POST", path, { token })).body.code).toBe("not_a_tour_lead");
  });

  test("with an outdated balance, from a second tab, is refused with the new one", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const tabs = await Promise.all([
      lead.ask(10, undefined, "EUR", 100),
      lead.ask(10, undefined, "EUR", 100),
    ]);
    const [booked, refused] = tabs.toSorted((one, other) => one.status - other.status);
    expect([booked!.status, refused!.status, refused!.body.params]).toEqual([201, 409, { balance: 90 }]);
    await lead.earn(500n);
    expect((await lead.ask(10, undefined, "EUR", 90)).status).toBe(201);
    expect(await lead.sums()).toEqual([85, 20]);
  });

  test("must reach the minimum of the shop folder", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    await minimumPayout(shop, { EUR: 40, USD: 12 });
    const { body } = await lead.ask(39.99);
    expect([body.code, body.params]).toEqual(["below_minimum", { minimum: 40 }]);
    expect((await lead.ask(40)).status).toBe(201);
  });

  test.each([
    ["EUR", 2, 24.99, 25],
    ["JPY", 0, 2_999, 3_000],
    ["SEK", 2, 24.99, 25],
  ])("in %s must reach the default minimum otherwise", async (name, precision, less, minimum) => {
    const currency = { currency: name, currency_precision: precision };
    const lead = await payoutHelpers(shop, 1_000_000n, currency);
    await lead.account();
    await minimumPayout(shop);
    const { body } = await lead.ask(less, undefined, name);
    expect([body.code, body.params]).toEqual(["below_minimum", { minimum }]);
    expect((await lead.ask(minimum, undefined, name)).status).toBe(201);
  });

  test("is created once per key, and concurrent requests never exceed the balance", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => lead.ask(60, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await lead.ask(61, key)).body.code).toBe("key_reused");
    const tabs = await Promise.all([lead.ask(40), lead.ask(40)]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await lead.sums()).toEqual([0, 100]);
    expect(await payoutsOf(lead.id)).toHaveLength(2);
  });

  test("before a refund leaves a debt, and entries add up to the balance", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    await lead.ask(100);
    await lead.earn(-3_000n);
    expect(await lead.sums()).toEqual([-30, 100]);
    expect((await lead.ask(1)).body).toMatchObject({ code: "balance_changed", params: { balance: -30 } });
    await lead.earn(5_000n);
    expect((await lead.ask(20.01)).body.code).toBe("balance_changed");
    expect((await lead.ask(20)).status).toBe(201);
    const sum = (await lead.history()).reduce((total, [, value]) => total + Number(value), 0);
    expect([sum, (await lead.sums())[0]]).toEqual([0, 0]);
  });

  test("flags the lead's own orders, and is not refused", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    await lead.ask(10);
    const lena = { email: "lena.berg@gmail.com", email_key: `${lead.id} lena` };
    await queries().update(customers).set(lena).where(eq(customers.id, lead.id));
    // A changed email address ends the lead's sessions.
    await queries().update(sessions).set({ credential_version: 2 }).where(eq(sessions.customer_id, lead.id));
    const [buyer] = await queries().select().from(customers).where(eq(customers.tour_lead_id, lead.id));
    const again = { email: "LenaBerg+2@googlemail.com", email_key: `${lead.id} again` };
    await queries().update(customers).set(again).where(eq(customers.id, buyer!.id));
    await lead.ask(10);
    const [order] = await queries().select().from(orders).where(eq(orders.customer_id, buyer!.id));
    const spelled = { ...order!.delivery_address, street: "Crème-Straße 7", city: "Elsewhere" };
    const sent = { ...spelled, street: "creme strasse 7" };
    await queries().update(customers).set({ delivery_address: spelled }).where(eq(customers.id, lead.id));
    await queries().update(orders).set({ delivery_address: sent }).where(eq(orders.id, order!.id));
    await lead.ask(10);
    // The account need not have an address: the lead's sign-up has one.
    await queries().update(customers).set({ delivery_address: null }).where(eq(customers.id, lead.id));
    await lead.ask(10);
    const { id: own } = await orderHelpers(shop, lead).submitted([fern]);
    await queries().update(orders).set({ delivery_address: spelled }).where(eq(orders.id, own));
    await lead.ask(10);
    const flags = (await payoutsOf(lead.id)).map((row) => row.flags);
    const both = ["own_email", "own_address"];
    expect(flags).toEqual([[], ["own_email"], both, ["own_email"], both]);
  });

  test("is part of a data export, and loses its account when the customer is deleted", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const { body: payout } = await lead.ask(30);
    const { token } = lead;
    const { body } = await shop.call("GET", "/users/customers/me/export", { token });
    expect([body.payouts, body.bank_account.iban_end]).toEqual([[payout], "3000"]);
    expect(JSON.stringify(body)).not.toContain(iban.replaceAll(" ", ""));
    const remove = () => shop.call("POST", "/users/customers/me/deletion", { token, body: { password } });
    const onItsWay = {
      status: 409,
      body: { code: "still_open", params: { open: [{ what: "payouts", references: [] }] } },
    };
    expect(await remove()).toMatchObject(onItsWay);
    const { body: file } = await lead.exported();
    expect(file.content).toContain("30.00");
    expect(await remove()).toMatchObject(onItsWay);
    expect((await lead.mark(payout.id, "paid")).status).toBe(200);
    expect((await remove()).status).toBe(204);
    const left = await queries().select().from(bankAccounts).where(eq(bankAccounts.customer_id, lead.id));
    expect(left).toEqual([]);
    const [row] = await payoutsOf(lead.id);
    expect([row!.ciphertext, row!.holder, row!.nonce]).toEqual([null, null, null]);
  });

  test("leaves its steps in the audit log, without account data", async () => {
    const lead = await payoutHelpers(shop);
    await lead.account();
    const { body: payout } = await lead.ask(30);
    await lead.mark(payout.id, "failed");
    const { rows } = await queries().execute(
      sql`select action, subject, actor_kind from audit_log where owner_id = ${lead.id} and action not like 'customer%' order by id`,
    );
    expect(rows).toEqual([
      { action: "bank_account.kept", subject: null, actor_kind: "customer" },
      { action: "payout.requested", subject: `payout ${payout.id}`, actor_kind: "customer" },
      { action: "payout.failed", subject: `payout ${payout.id}`, actor_kind: "administrator" },
    ]);
  });
});
