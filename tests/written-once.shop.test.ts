import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { bookCommission, type CommissionMovement } from "#server/commerce/commissions/ledger.ts";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { openRefusalLog } from "#server/commerce/audit/refusal-log.ts";
import { openIssue } from "#server/commerce/payment/payment-issues.ts";
import { bookPoints } from "#server/commerce/points/points.ts";
import { mailPasswordLink } from "#server/commerce/tour-leads/tour-lead-mails.ts";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { commissionTransactions } from "#server/platform/database/commission-schema.ts";
import { contactMessages } from "#server/platform/database/contact-schema.ts";
import { firstPasswords, pointTransactions } from "#server/platform/database/customer-schema.ts";
import { paymentIssues } from "#server/platform/database/payment-schema.ts";
import { DatabaseUnavailableError } from "#server/platform/database/unavailable.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { createTourLead, membership } from "./support/create-tour-lead.ts";
import { polish } from "./support/languages.ts";
import { passkeysPath, proofHelpers } from "./support/proof-helpers.ts";
import { queueRequests } from "./support/queued-requests.ts";
import { SoftwareAuthenticator } from "./support/software-authenticator.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 3_600, waitsForLocks: true });
});
afterAll(() => shop.close());

const queries = () => shop.services.database.queries;
const { administrator, call, codeOf, prove } = proofHelpers(() => shop);
const jobsAbout = async (job: string, id: string): Promise<number> => {
  const { rows } = await queries().execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where data ->> 'job' = ${job} and data::text like ${`%${id}%`}`,
  );
  return rows[0]!.count;
};

describe("a commission", () => {
  const booking = (customerId: string, sourceId: string): CommissionMovement => ({
    customerId,
    kind: "paid_out",
    sourceId,
    orderId: null,
    currency: { currency: "EUR", currency_precision: 2 },
    value: -150n,
    isPending: false,
  });
  const book = (move: CommissionMovement) => () =>
    shop.services.database.transaction((tx) => bookCommission(tx, shop.clock.now, move));

  test("of one source is booked once by two transactions", async () => {
    const lead = await createTourLead(shop);
    const once = book(booking(lead.id, crypto.randomUUID()));
    await queueRequests(shop, { table: "commission_transactions" }, [once, once]);
    expect(
      await queries().$count(commissionTransactions, eq(commissionTransactions.customer_id, lead.id)),
    ).toBe(1);
    expect(await lead.balances()).toEqual({ EUR: -1.5 });
  });

  test("of two sources begins a balance with both", async () => {
    const lead = await createTourLead(shop);
    const both = [1, 2].map(() => book(booking(lead.id, crypto.randomUUID())));
    await queueRequests(shop, { table: "commission_balances" }, both);
    expect(await lead.balances()).toEqual({ EUR: -3 });
  });
});

test("points of one source are booked once by two transactions", async () => {
  const { id: customerId } = await shop.customer();
  const move = { customerId, kind: "granted", sourceId: customerId, points: 70, deposit: 0 } as const;
  const book = () => shop.services.database.transaction((tx) => bookPoints(tx, shop.clock.now, move));
  await queueRequests(shop, { table: "point_transactions" }, [book, book]);
  expect(await queries().$count(pointTransactions, eq(pointTransactions.customer_id, customerId))).toBe(1);
});

test("a payment issue is opened and mailed once by two comparisons", async () => {
  const reference = crypto.randomUUID();
  const open = () =>
    openIssue(shop.services, { kind: "difference", reference, orderId: null, detail: "Nothing matches." });
  await queueRequests(shop, { table: "payment_issues" }, [open, open]);
  const opened = await queries().select().from(paymentIssues).where(eq(paymentIssues.reference, reference));
  expect(opened).toHaveLength(1);
  expect(await jobsAbout("payment-issue-mail", opened[0]!.id)).toBe(1);
});

test("a message that is sent twice at once is stored once, and both are answered alike", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const body = { email, name: "Ada", topic: "delivery", order_id: null, message: "Hello?", language: "en" };
  const send = async () => {
    const captcha = await solveCaptcha(shop, "contact");
    return () => shop.call("POST", `/contact/?captcha=${captcha}`, { body });
  };
  const answers = await queueRequests(shop, { table: "sent_messages" }, [await send(), await send()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await queries().$count(contactMessages, eq(contactMessages.email, email))).toBe(1);
});

test("a language that two administrators add at once is added by the first", async () => {
  const { token } = await shop.customer({ role: "administrator" });
  const add = () => shop.call("POST", "/languages/", { token, body: polish });
  const answers = await queueRequests(shop, { table: "languages" }, [add, add]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test("a passkey that two accounts register at once belongs to one of them", async () => {
  const authenticator = new SoftwareAuthenticator();
  const register = async () => {
    const { token } = await shop.customer();
    const { body: options } = await call("POST", `${passkeysPath}/options`, token);
    return () => call("POST", passkeysPath, token, authenticator.register(options));
  };
  const answers = await queueRequests(shop, { table: "passkeys" }, [await register(), await register()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test("of two apps that an administrator's sessions enrol at once the last one is stored", async () => {
  const app = "/users/customers/me/authenticator-app";
  const person = await administrator();
  const session = await beginSession(queries(), person.id, shop.clock.now);
  const proved = await prove(session, { method: "app", code: codeOf(person.secret, 1) });
  const enrol = async (token: string) => {
    const { secret, setup_token } = (await call("POST", app, token)).body;
    const confirm = () => call("POST", `${app}/confirmation`, token, { setup_token, code: codeOf(secret) });
    return { secret, confirm };
  };
  const [first, last] = [await enrol(person.token), await enrol(proved.body.access_token)];
  const held = { table: "customers", id: person.id };
  const answers = await queueRequests(shop, held, [first.confirm, last.confirm]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const code = codeOf(last.secret, 1);
  expect((await prove(answers[1]!.body.access_token, { method: "app", code })).status).toBe(200);
});

test("an account has one link for its first password, even if two are mailed at once", async () => {
  const { id: customerId, ...person } = await shop.customer();
  const tourLeadId = await membership(shop, { id: customerId, ...person });
  const mail = () =>
    mailPasswordLink(shop.services, { tourLeadId, customerId }).then(
      () => "mailed",
      () => "repeated",
    );
  const mailed = await queueRequests(shop, { table: "customers", id: customerId }, [mail, mail]);
  expect(mailed.toSorted()).toEqual(["mailed", "repeated"]);
  expect(await queries().$count(firstPasswords, eq(firstPasswords.customer_id, customerId))).toBe(1);
});

test("refusals are written once if the connection was lost after their first write", async () => {
  const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  let writes = 0;
  const insert = (table: typeof auditLog) => ({
    values: (rows: (typeof auditLog.$inferInsert)[]) => {
      const statement = queries().insert(table).values(rows);
      const { execute } = statement;
      const losingTheFirst = async () => {
        await execute();
        writes += 1;
        if (writes === 1) throw new DatabaseUnavailableError("planted");
      };
      return Object.assign(statement, { execute: losingTheFirst });
    },
  });
  const refusals = openRefusalLog({
    database: { queries: { insert } as never },
    clock: () => shop.clock.now,
  });
  const ownerId = crypto.randomUUID();
  const details = { operation: "listOrdersToFulfil", code: "administrators_only" };
  refusals.record({ action: "access.refused", actor: { kind: "customer", id: ownerId }, ownerId, details });
  await refusals.flush();
  await refusals.flush();
  expect([writes, await queries().$count(auditLog, eq(auditLog.owner_id, ownerId))]).toEqual([2, 1]);
});
