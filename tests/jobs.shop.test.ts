import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { jobPollSeconds } from "./support/filled-shop.ts";
import { copyOfShop, openShop, type Shop } from "./support/shop.ts";
import { freePort } from "#scripts/free-port.ts";
import { shopProcess } from "./kill/shop-process.ts";

const idIn = (source: string) => /^Message-ID:\s+(<[^>]+>)/im.exec(source)?.[1] ?? "";

/** A mail server; `answers` decides whether it confirms a mail that it has received completely. */
async function mailServer(answers: (heard: number) => boolean) {
  const heard: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream: SMTPServerDataStream, _session, done) => {
      let source = "";
      stream.setEncoding("utf8").on("data", (text: string) => (source += text));
      stream.on("end", () => {
        heard.push(idIn(source));
        if (answers(heard.length)) done();
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((done) => listening.once("listening", done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  return { heard, url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}` };
}

const enqueue = async ({ services }: Shop, ids: readonly string[]) => {
  for (const customerId of ids) {
    const data = { customerId, returnTo: null };
    await services.database.transaction((tx) => services.jobs.enqueue(tx, "confirmation-mail", data));
  }
};
const unconfirmed = async (shop: Shop) => (await shop.customer({ email_confirmed_at: null })).id;

test("a mail interrupted by a crash is sent again with the same id", async () => {
  const { heard, url } = await mailServer((count) => count > 1);
  const copy = await copyOfShop();
  const shop = await openShop({ copy: { ...copy, remove: async () => {} }, jobPollSeconds });
  // Otherwise this shop might send the mail itself before it is closed.
  await shop.services.jobs.stop();
  await enqueue(shop, [await unconfirmed(shop)]);
  await shop.close();
  const program = shopProcess(await freePort(), {
    DEMO: "on",
    DATA_DIR: copy.dataFolder,
    SMTP_URL: url,
    PAYPAL_BASE_URL: "http://127.0.0.1:1",
    PAYPAL_CLIENT_ID: "x",
    PAYPAL_CLIENT_SECRET: "x",
    ...copy.environment,
  });
  onTestFinished(async () => {
    await program.kill();
    await copy.remove();
  });
  await program.start();
  await expect.poll(() => heard.length).toBe(1);
  await program.kill();
  await program.start();
  // A quarter of an hour has passed.
  await expect.poll(() => heard.length, { timeout: scaledTimeLimit(150_000) }).toBe(2);
  expect(heard[0]).toMatch(/^<confirmation-mail\.[\w-]+@trellis\.example>$/);
  expect(heard[1]).toBe(heard[0]);
});

test("jobs run concurrently, and a failing job repeats no other", async () => {
  const { heard, url } = await mailServer(() => true);
  const environment = { SMTP_URL: url };
  const shop = await openShop({ environment, jobPollSeconds: 2 });
  onTestFinished(() => shop.close());
  const wanted = 60;
  const customers = await Promise.all(Array.from({ length: wanted }, () => unconfirmed(shop)));
  await enqueue(shop, ["no id at all", ...customers]);
  // At two seconds each this would take two minutes.
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(wanted);
  const failures = async () => {
    const statement = sql`select max(retry_count) as tries from jobs.job where data ->> 'job' = 'confirmation-mail'`;
    const { rows } = await shop.services.database.queries.execute<{ tries: number }>(statement);
    return Number(rows[0]!.tries);
  };
  await expect.poll(failures).toBeGreaterThanOrEqual(2);
  expect(heard).toHaveLength(wanted);
  expect(new Set(heard).size).toBe(wanted);
});

test("an urgent mail is sent before bulk mails", async () => {
  const { heard, url } = await mailServer(() => true);
  const copy = await copyOfShop();
  const shop = await openShop({ copy: { ...copy, remove: async () => {} }, jobPollSeconds });
  await shop.services.jobs.stop();
  for (let index = 0; index < 30; index += 1) {
    const data = { customerId: (await shop.customer()).id };
    const { database, jobs } = shop.services;
    await database.transaction((tx) => jobs.enqueue(tx, "password-changed-mail", data));
  }
  await enqueue(shop, [await unconfirmed(shop)]);
  await shop.close();
  const open = await openShop({ copy, environment: { SMTP_URL: url }, jobPollSeconds });
  onTestFinished(() => open.close());
  await expect.poll(() => heard.length).toBe(31);
  // Enqueued last: by age it would be in the second batch of 20.
  expect(heard.findIndex((id) => id.startsWith("<confirmation-mail."))).toBeLessThan(10);
});

test("a job enqueued during shutdown is stored", async () => {
  const copy = await copyOfShop();
  const shop = await openShop({ copy: { ...copy, remove: async () => {} }, jobPollSeconds });
  await shop.services.jobs.stop();
  await enqueue(shop, [await unconfirmed(shop)]);
  const waiting = sql`select count(*) as jobs from jobs.job where data ->> 'job' = 'confirmation-mail' and state = 'created'`;
  const { rows } = await shop.services.database.queries.execute<{ jobs: string }>(waiting);
  expect(Number(rows[0]!.jobs)).toBe(1);
  await shop.close();
  await copy.remove();
});

test("jobs in the per-job queues of an older version are done", async () => {
  const { heard, url } = await mailServer(() => true);
  const copy = await copyOfShop();
  const shop = await openShop({ copy: { ...copy, remove: async () => {} }, jobPollSeconds });
  const customerId = await unconfirmed(shop);
  await shop.services.jobs.stop();
  const older = new PgBoss({ ...shop.services.database.jobs, schema: "jobs", supervise: false });
  await older.start();
  for (const name of ["confirmation-mail", "cancel-unpaid"]) await older.createQueue(name);
  await older.schedule("cancel-unpaid", "*/10 * * * *");
  await older.send("confirmation-mail", { customerId, returnTo: null }, { startAfter: 2 });
  await older.stop({ close: false });
  await shop.close();
  const newer = await openShop({ copy, environment: { SMTP_URL: url }, jobPollSeconds: 1 });
  onTestFinished(() => newer.close());
  await expect.poll(() => heard.length).toBe(1);
  const { queries } = newer.services.database;
  const scheduled = await queries.execute(sql`select name, key from jobs.schedule order by key`);
  expect(scheduled).toMatchObject({
    rows: [
      { name: "payments", key: "cancel-unpaid" },
      { name: "upkeep", key: "clear-expired" },
      { name: "payments", key: "compare-payments" },
      { name: "upkeep", key: "convert-deposits" },
      { name: "payments", key: "finish-payments" },
      { name: "upkeep", key: "mature-commissions" },
      { name: "documents", key: "missing-invoices" },
      { name: "upkeep", key: "picture-tones" },
      { name: "upkeep", key: "promotions" },
      { name: "upkeep", key: "stock-alerts" },
    ],
  });
});

test("a start writes only queues and schedules that differ", async () => {
  const copy = await copyOfShop();
  const opened = async () => {
    const shop = await openShop({ copy: { ...copy, remove: async () => {} }, jobPollSeconds });
    const { rows } = await shop.services.database.queries.execute<{ name: string; at: string }>(sql`
      select name, updated_on::text as at from jobs.queue union all
      select name || ' ' || key, updated_on::text from jobs.schedule order by 1`);
    return { shop, times: new Map(rows.map(({ name, at }) => [name, at])) };
  };
  const first = await opened();
  const { queries } = first.shop.services.database;
  await queries.execute(sql`update jobs.queue set retry_limit = 1 where name = 'letters'`);
  await queries.execute(sql`update jobs.schedule set cron = '0 0 1 1 *' where key = 'picture-tones'`);
  await first.shop.close();
  const second = await opened();
  onTestFinished(async () => {
    await second.shop.close();
    await copy.remove();
  });
  expect(
    [...second.times].filter(([name, at]) => first.times.get(name) !== at).map(([name]) => name),
  ).toEqual(["letters", "upkeep picture-tones"]);
});
