import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { scaledTimeLimit } from "#scripts/time-limits.ts";
import { createFailedMail } from "./support/failed-mail.ts";
import { openShop, type Shop, type TestCustomer } from "./support/shop.ts";

let shop: Shop;
let administrator: TestCustomer;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
  administrator = await shop.customer({ role: "administrator" });
});
afterAll(() => shop.close());

type Failed = { id: string; recipient: string | null; reason: string; next_attempt_at: string | null };
const call = (method: "GET" | "POST", path: string) =>
  shop.call(method, `/admin/failed-mails/${path}`, { token: administrator.token });
const failedTo = async (email: string): Promise<Failed[]> => {
  const { body } = await call("GET", "?limit=100");
  return body.filter(({ recipient }: Failed) => recipient === email);
};

test("a refused mail is listed with reason and next attempt until it is sent", async () => {
  const { mailer, database, jobs } = shop.services;
  const customer = await shop.customer();
  const { send } = mailer;
  const sent: string[] = [];
  mailer.send = async (mail) => {
    if (mail.to === customer.email) throw new Error("421 try later");
    return send(mail);
  };
  await database.transaction((tx) => jobs.enqueue(tx, "password-changed-mail", { customerId: customer.id }));
  const [failed] = await vi.waitFor(
    async () => {
      const found = await failedTo(customer.email);
      expect(found).toHaveLength(1);
      return found;
    },
    { timeout: scaledTimeLimit(20_000), interval: 100 },
  );
  expect(failed).toMatchObject({
    kind: "account",
    reason: "421 try later",
    order_reference: null,
    next_attempt_at: expect.any(String),
  });
  mailer.send = async (mail) => {
    sent.push(mail.to);
    return send(mail);
  };
  expect((await call("POST", `${failed!.id}/resend`)).status).toBe(204);
  await vi.waitFor(() => expect(sent).toContain(customer.email), {
    timeout: scaledTimeLimit(20_000),
    interval: 100,
  });
  expect(await failedTo(customer.email)).toEqual([]);
  mailer.send = send;
});

test("an administrator can resend an abandoned mail once, which is logged", async () => {
  const customer = await shop.customer();
  const id = await createFailedMail(shop, customer);
  const before = (await call("GET", "count")).body.count;
  expect(await failedTo(customer.email)).toMatchObject([
    { id, reason: "550 no such mailbox", attempts: 21, next_attempt_at: null },
  ]);
  const answers = await Promise.all([1, 2, 3].map(() => call("POST", `${id}/resend`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  expect((await call("GET", "count")).body.count).toBe(before - 1);
  const logged = and(
    eq(auditLog.action, "mail.sent_again"),
    eq(auditLog.actor_id, administrator.id),
    eq(auditLog.subject, `mail ${id}`),
  );
  expect(await shop.services.database.queries.$count(auditLog, logged)).toBe(1);
});

test("the list is sortable and paged", async () => {
  const ids: string[] = [];
  for (const customer of [await shop.customer(), await shop.customer()]) {
    ids.push(await createFailedMail(shop, customer));
  }
  const read = async (query: string) =>
    (await call("GET", `?${query}`)).body
      .map(({ id }: Failed) => id)
      .filter((id: string) => ids.includes(id));
  expect(await read("sort=created_at&limit=100")).toEqual(ids);
  expect(await read("limit=100")).toEqual(ids.toReversed());
  expect((await call("GET", "?limit=1")).body).toHaveLength(1);
});
