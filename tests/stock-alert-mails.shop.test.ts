import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { openMailer } from "#server/commerce/mail/mailer.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { stockAlerts } from "#server/platform/database/stock-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { queueRequests } from "./support/queued-requests.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockAlertHelpers } from "./support/stock-alert-helpers.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
let stock: ReturnType<typeof stockHelpers>;
let alerts: ReturnType<typeof stockAlertHelpers>;
let email: string;
beforeAll(async () => {
  // Jobs run only where a test runs them.
  shop = await openShop({ jobPollSeconds: 3_600, waitsForLocks: true });
  stock = stockHelpers(shop);
  alerts = stockAlertHelpers(shop);
});
beforeEach(async () => {
  for (const product of ["fern", "spade", "seed"]) await stock.track(product, { onHand: 0 });
  email = alerts.someone();
});
afterAll(() => shop.close());

const alertId = async () => (await alerts.alertsOf(email))[0]!.id;
const runMail = (id: string) => jobHandlers(shop.services)["stock-alert-mail"]({ alertId: id }, newId());
const enqueued = async (id: string): Promise<number> => {
  const { rows } = await shop.services.database.queries.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where data ->> 'job' = 'stock-alert-mail' and data ->> 'alertId' = ${id}`,
  );
  return rows[0]!.count;
};

test("a repeated job sends no second mail, and one that was interrupted the same mail", async () => {
  const heard: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      let source = "";
      stream.setEncoding("utf8").on("data", (text: string) => (source += text));
      stream.on("end", () => {
        heard.push(/^Message-ID:\s+(<[^>]+>)/im.exec(source)![1]!);
        done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((done) => listening.once("listening", done));
  await alerts.confirmed("fern", email);
  const id = await alertId();
  const { database, mailer, files, settings } = shop.services;
  const smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  shop.services.mailer = openMailer({ ...settings, smtpUrl }, files);
  try {
    await stock.track("fern", { onHand: 1 });
    await alerts.sweep();
    const [row] = await alerts.alertsOf(email);
    await runMail(id);
    await runMail(id);
    expect(heard).toEqual([`<stock-alert-mail.${id}@trellis.example>`]);
    // As if the server had died before it deleted the alert.
    await database.queries.insert(stockAlerts).values(row!);
    await runMail(id);
    expect(heard[1]).toBe(heard[0]);
    expect(await alerts.alertsOf(email)).toEqual([]);
  } finally {
    shop.services.mailer = mailer;
    await new Promise<void>((done) => server.close(() => done()));
  }
});

test("an alert whose variant is sold out again before its mail is sent goes on waiting", async () => {
  await alerts.confirmed("fern", email);
  await stock.track("fern", { onHand: 1 });
  await alerts.sweep();
  await stock.track("fern", { onHand: 0 });
  const id = await alertId();
  await runMail(id);
  expect(await alerts.state(email)).toEqual({ alerts: 1, mails: 0 });
  await stock.track("fern", { onHand: 1 });
  await alerts.sweep();
  expect(await enqueued(id)).toBe(2);
  await runMail(id);
  expect(await alerts.state(email)).toEqual({ alerts: 0, mails: 1 });
});

test("two servers that look at once enqueue one mail for each alert", async () => {
  await alerts.confirmed("fern", email);
  await stock.track("fern", { onHand: 1 });
  const id = await alertId();
  await queueRequests(shop, { table: "stock_alerts", id }, [alerts.sweep, alerts.sweep]);
  expect(await enqueued(id)).toBe(1);
});

test("ten concurrent requests for the same are one alert, and are answered alike", async () => {
  const ask = () => alerts.ask("fern", email);
  const answers = await queueRequests(
    shop,
    { table: "stock_alerts" },
    Array.from({ length: 10 }, () => ask),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await alerts.alertsOf(email)).toHaveLength(1);
});

test("the link in the mails deletes all alerts of the address, and no other", async () => {
  const other = alerts.someone();
  for (const product of ["fern", "spade", "seed"]) await alerts.confirmed(product, email);
  await alerts.confirmed("fern", other);
  await stock.track("spade", { onHand: 1 });
  await alerts.sweep();
  const rows = await alerts.alertsOf(email);
  await runMail(rows.find(({ mailing_since }) => mailing_since)!.id);
  const mail = (await alerts.mailsTo(email)).find(({ id }) => id.startsWith("stock-alert-mail."))!;
  const token = alerts.linkIn(mail, "delete");
  // A digest by a secret that was replaced.
  await shop.services.database.queries
    .update(stockAlerts)
    .set({ address_digest: "by another secret" })
    .where(eq(stockAlerts.variant_id, await shop.productId("seed")));
  expect(await alerts.alertsOf(email)).toHaveLength(2);
  expect((await alerts.remove(token)).status).toBe(204);
  expect(await alerts.alertsOf(email)).toEqual([]);
  expect(await alerts.alertsOf(other)).toHaveLength(1);
  expect((await alerts.remove(token)).status).toBe(204);
});

test("an export has the alerts of the customer's address, and a deletion of the account deletes them", async () => {
  const password = "Trellis-Demo-2026!";
  const customer = await shop.customer({ password_hash: await hashPassword(password, "") });
  const { token } = customer;
  await alerts.confirmed("fern", customer.email.toUpperCase());
  await alerts.ask("spade", email, { token });
  const exported = await shop.call("GET", "/users/customers/me/export", { token });
  const at = shop.clock.now.toISOString();
  expect(exported.body.stock_alerts).toEqual([
    {
      variant_id: await shop.productId("fern"),
      market_id: "europe",
      language_id: "en",
      created_at: at,
      confirmed_at: at,
    },
  ]);
  const deletion = await shop.call("POST", "/users/customers/me/deletion", { token, body: { password } });
  expect(deletion.status).toBe(204);
  expect(await alerts.alertsOf(customer.email.toUpperCase())).toEqual([]);
  expect(await alerts.alertsOf(email)).toHaveLength(1);
});

test("a mail that cannot be sent is listed with the address that asked", async () => {
  await alerts.confirmed("fern", email);
  const { queries } = shop.services.database;
  await stock.track("fern", { onHand: 1 });
  await alerts.sweep();
  await queries.execute(sql`update jobs.job set state = 'failed', output = '{"message": "550 no such mailbox"}'::jsonb
    where data ->> 'job' = 'stock-alert-mail' and data ->> 'alertId' = ${await alertId()}`);
  const { token } = await shop.customer({ role: "administrator" });
  const { body } = await shop.call("GET", "/admin/failed-mails/", { token });
  expect(body).toMatchObject([{ kind: "stock_alert", recipient: email, reason: "550 no such mailbox" }]);
});
