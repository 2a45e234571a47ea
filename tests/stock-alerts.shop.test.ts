import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { retention, unpaidOrderLifetime } from "#domain/business-constants.ts";
import { cancelUnpaidOrders } from "#server/commerce/orders/cancel.ts";
import { deleteOldStockAlerts } from "#server/commerce/stock-alerts/personal-data.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { retryWhenBusy } from "./support/retry-when-busy.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockAlertHelpers } from "./support/stock-alert-helpers.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

let shop: Shop;
let stock: ReturnType<typeof stockHelpers>;
let alerts: ReturnType<typeof stockAlertHelpers>;
let email: string;
beforeAll(async () => {
  shop = await openShop({ jobPollSeconds: 0.5 });
  stock = stockHelpers(shop);
  alerts = stockAlertHelpers(shop);
});
beforeEach(async () => {
  await left(0);
  email = alerts.someone();
});
afterAll(() => shop.close());

/** Counts so many pieces more than open orders hold. */
const left = async (pieces: number) => {
  const { allocated } = await stock.stock("fern");
  await stock.track("fern", { onHand: allocated + pieces });
};
const oneFern = { ...fern, count: 1 };
const shopper = async () => orderHelpers(shop, await shop.customer());
const waiting = { alerts: 1, mails: 0 };
const mailed = { alerts: 0, mails: 1 };
const withinClock = async (milliseconds: number, act: () => Promise<unknown>) => {
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + milliseconds);
  await act();
  shop.clock.now = now;
};
async function mailAfterSweep(address = email) {
  await alerts.sweep();
  await expect.poll(() => alerts.state(address)).toEqual(mailed);
  return (await alerts.mailsTo(address)).find(({ id }) => id.startsWith("stock-alert-mail."))!;
}

test("a visitor asks, confirms by the mail's link, and gets one mail once it is back", async () => {
  expect(await alerts.ask("fern", email, { language: "de" })).toMatchObject({
    status: 200,
    body: { confirmation: "mailed" },
  });
  await expect.poll(() => alerts.mailsTo(email)).toHaveLength(1);
  const [question] = await alerts.mailsTo(email);
  const token = alerts.linkIn(question!, "token");
  expect(question!.subject).toBe("Sollen wir Ihnen Bescheid sagen?");
  expect(question!.text).toIncludeText("sobald dies wieder vorrätig ist: Boston fern (de).");
  const of = await shop.productId("fern");
  expect(question!.text).toIncludeText(`http://localhost:8080/de/stock-alert?token=${token}&of=${of}`);
  await left(1);
  await alerts.sweep();
  expect(await alerts.alertsOf(email)).toMatchObject([{ confirmed_at: null, mailing_since: null }]);
  expect((await alerts.confirm(token)).status).toBe(204);
  expect((await alerts.confirm(token)).status).toBe(204);
  const mail = await mailAfterSweep();
  expect(mail.subject).toBe("Wieder da: Boston fern (de)");
  expect(mail.text).toIncludeText("http://localhost:8080/de/product/fern?variant=100203&market=europe");
  expect(await alerts.confirm(token)).toMatchObject({ status: 400, body: { code: "token_expired" } });
  await alerts.sweep();
  expect(await alerts.state(email)).toEqual(mailed);
});

test("a customer's own confirmed address needs no further mail; any other address does", async () => {
  const customer = await shop.customer();
  const asked = await alerts.ask("fern", customer.email.toUpperCase(), { token: customer.token });
  expect(asked).toMatchObject({ status: 200, body: { confirmation: "not_needed" } });
  expect(await alerts.ask("fern", email, { token: customer.token })).toMatchObject({
    body: { confirmation: "mailed" },
  });
  const { email: unconfirmed, token } = await shop.customer({ email_confirmed_at: null });
  expect(await alerts.ask("fern", unconfirmed, { token })).toMatchObject({
    body: { confirmation: "mailed" },
  });
  await left(1);
  await mailAfterSweep(customer.email.toUpperCase());
  expect(await alerts.state(email)).toEqual(waiting);
  expect(await alerts.state(unconfirmed)).toEqual(waiting);
});

test("asked again at once, the same request is mailed once", async () => {
  const answers = [];
  for (let index = 0; index < 3; index += 1) answers.push(await alerts.ask("fern", email));
  expect(answers.map(({ body }) => body.confirmation)).toEqual(["mailed", "mailed", "mailed"]);
  await expect.poll(() => alerts.mailsTo(email)).toHaveLength(1);
  // A mail to someone else, asked for later, has been sent.
  const another = alerts.someone();
  await alerts.ask("fern", another);
  await expect.poll(() => alerts.mailsTo(another)).toHaveLength(1);
  expect(await alerts.mailsTo(email)).toHaveLength(1);
});

test("the response and the mails are the same for an address with an account or with an alert", async () => {
  const { email: known } = await shop.customer();
  await alerts.confirmed("fern", known, { language: "en" });
  const [again, first] = [
    await alerts.ask("fern", known, { language: "de" }),
    await alerts.ask("fern", email, { language: "de" }),
  ];
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  await expect.poll(() => alerts.mailsTo(email)).toHaveLength(1);
  const rows = await alerts.alertsOf(known);
  expect(rows).toMatchObject([{ language_id: "en", confirmed_at: expect.any(Date) }]);
});

describe("is refused", () => {
  test("for an address that is none, with the field", async () => {
    const refused = await alerts.ask("fern", "ada@");
    expect(refused).toMatchObject({ status: 400, body: { code: "invalid", errors: [{ field: "email" }] } });
  });

  test("for what this market does not sell, another product's variant, and what the shop does not have", async () => {
    await stock.track("spade", { onHand: 0 });
    const refused = { status: 404, body: { code: "not_found" } };
    expect(await alerts.ask("spade", email, { market: "japan" })).toMatchObject(refused);
    expect(await alerts.ask("olive", email)).toMatchObject(refused);
    expect(await alerts.ask("fern", email, { variant: await shop.productId("spade") })).toMatchObject(
      refused,
    );
    expect(await alerts.ask("fern", email, { market: "mars" })).toMatchObject(refused);
    expect(await alerts.ask("spade", email)).toMatchObject({ status: 200 });
    expect(await alerts.alertsOf(email)).toMatchObject([{ market_id: "europe" }]);
  });

  test("for what can be bought", async () => {
    await left(1);
    expect(await alerts.ask("fern", email)).toMatchObject({ status: 409, body: { code: "in_stock" } });
  });

  test("after ten requests with an address, and after twenty from a network", async () => {
    const statuses = async (count: number, remoteAddress?: string) => {
      const all: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const address = remoteAddress ? alerts.someone() : email.toUpperCase();
        all.push((await alerts.ask("fern", address, remoteAddress ? { remoteAddress } : {})).status);
      }
      return all;
    };
    expect((await statuses(100)).filter((status) => status === 200)).toHaveLength(10);
    const { status, headers } = await alerts.ask("fern", email);
    expect([status, Number(headers["retry-after"])]).toEqual([429, expect.any(Number)]);
    expect((await statuses(21, "198.51.100.7")).filter((answer) => answer === 200)).toHaveLength(20);
  });

  test("by a link that is forged, for something else, or too old", async () => {
    await alerts.ask("fern", email);
    const token = await alerts.mailedToken(email);
    const [mail] = await alerts.mailsTo(email);
    const deletion = alerts.linkIn(mail!, "delete");
    const invalid = { status: 400, body: { code: "token_invalid" } };
    const expired = { status: 400, body: { code: "token_expired" } };
    expect(await alerts.confirm(`${token}x`)).toMatchObject(invalid);
    expect(await alerts.confirm(deletion)).toMatchObject(invalid);
    expect(await alerts.remove(token)).toMatchObject(invalid);
    await withinClock(retention.unconfirmedStockAlert, async () =>
      expect(await alerts.confirm(token)).toMatchObject(expired),
    );
    await withinClock(retention.stockAlert, async () =>
      expect(await alerts.remove(deletion)).toMatchObject(expired),
    );
    expect(await alerts.alertsOf(email)).toMatchObject([{ confirmed_at: null }]);
  });
});

describe("what comes back mails alerts", () => {
  beforeEach(async () => {
    await alerts.confirmed("fern", email);
  });

  test("when an administrator receives it", async () => {
    const { token } = await shop.customer({ role: "administrator" });
    const body = { kind: "received", quantity: 2 };
    const path = `/admin/stock/${await shop.productId("fern")}/movements`;
    expect((await shop.call("POST", path, { token, body })).status).toBe(204);
    await mailAfterSweep();
  });

  test("when an order is cancelled, or expires", async () => {
    await left(2);
    const [first, second] = [await shopper(), await shopper()];
    const cancelled = await first.submitted([oneFern]);
    await second.submitted([oneFern]);
    await alerts.sweep();
    expect(await alerts.state(email)).toEqual(waiting);
    await first.cancel(cancelled.id);
    await mailAfterSweep();
    await (await shopper()).submitted([oneFern]);
    const other = alerts.someone();
    await alerts.confirmed("fern", other);
    await withinClock(unpaidOrderLifetime + 1, () => cancelUnpaidOrders(shop.services));
    await mailAfterSweep(other);
  });

  test("when a refund releases it", async () => {
    await left(1);
    const steps = refundHelpers(shop, await shop.customer());
    const order = await steps.paidOrder([oneFern]);
    await alerts.sweep();
    expect(await alerts.state(email)).toEqual(waiting);
    const { id } = await steps.draft(order, { items: [{ id: order.items[0]!.id, count: 1 }] });
    await steps.request(id);
    const { token } = await shop.customer({ role: "administrator" });
    const body = { decision: "approve" };
    expect((await shop.call("POST", `/admin/refunds/${id}/decision`, { token, body })).status).toBe(200);
    await mailAfterSweep();
  });

  test("when its stock is no longer counted", async () => {
    await stock.untrack("fern");
    expect((await mailAfterSweep()).subject).toBe("Back in stock: Boston fern");
  });

  test("only where the market sells it", async () => {
    const { queries } = shop.services.database;
    const fernId = await shop.productId("fern");
    const allow = (isAllowed: boolean) =>
      queries.execute(sql`update products set allow_purchase = ${isAllowed} where id = ${fernId}::uuid`);
    const close = (at: string | null) =>
      queries.execute(sql`update markets set closed_at = ${at}::timestamptz where id = 'europe'`);
    await left(1);
    await allow(false);
    await alerts.sweep();
    await close("2026-11-01");
    await allow(true);
    await alerts.sweep();
    expect(await alerts.alertsOf(email)).toMatchObject([{ mailing_since: null }]);
    await close(null);
    await mailAfterSweep();
  });
});

test("buyers of the last piece consume no alerts", async () => {
  await alerts.confirmed("fern", email);
  const buyers = await Promise.all([shopper(), shopper()]);
  await left(1);
  const drafts = await Promise.all(buyers.map(({ draft }) => draft([oneFern])));
  const answers = await Promise.all(
    buyers.map(({ submit }, index) => retryWhenBusy(() => submit(drafts[index]!.id))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await alerts.sweep();
  expect(await alerts.state(email)).toEqual(waiting);
  expect(await alerts.alertsOf(email)).toMatchObject([{ mailing_since: null }]);
  await left(2);
  await mailAfterSweep();
});

test("requests are deleted: unconfirmed ones after two days, others after a year", async () => {
  await alerts.ask("fern", email);
  const confirmed = alerts.someone();
  await alerts.confirmed("fern", confirmed);
  const kept = async () => [(await alerts.alertsOf(email)).length, (await alerts.alertsOf(confirmed)).length];
  const { unconfirmedStockAlert: short, stockAlert: long } = retention;
  const left: string[] = [];
  for (const age of [short - 1, short, long - 1, long]) {
    await withinClock(age, () => deleteOldStockAlerts(shop.services));
    left.push((await kept()).join(" and "));
  }
  expect(left).toEqual(["1 and 1", "0 and 1", "0 and 1", "0 and 0"]);
});
