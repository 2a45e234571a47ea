import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#server/platform/database/audit-schema.ts";
import { guestWithDraft, mailsTo, paidGuest, type GuestWish } from "./support/guest-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { openShop, type Shop } from "./support/shop.ts";

let provider: Provider;
let shop: Shop;
beforeAll(async () => {
  provider = await openProvider();
  shop = await openShop({ provider, jobPollSeconds: 0.5 });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const linkIn = (text: string) => {
  const [, language, orderId, key] = /\/(\w+)\/guest-order\/([\w-]+)\?key=([\w.-]+)/.exec(text) ?? [];
  return { language, orderId, key };
};
const open = (id: string, key: string | undefined) =>
  shop.call("POST", `/guest-orders/${id}/access`, { body: { key } });
const askForLink = (id: string, email: string) =>
  shop.call("POST", `/guest-orders/${id}/link`, { body: { email } });

/** A guest with a paid order, and the key of the mail's link. */
async function mailedGuest(wish: GuestWish = {}) {
  const guest = await paidGuest(shop, provider, wish);
  await expect.poll(() => mailsTo(shop, guest.customer.email)).toHaveLength(1);
  const [mail] = await mailsTo(shop, guest.customer.email);
  return { ...guest, mail: mail!, link: linkIn(mail!.text) };
}

test("the mail in the order's language has a link that opens the order on any device", async () => {
  const guest = await mailedGuest({ language_id: "de" });
  expect(guest.mail.subject).toContain(guest.drafted.reference);
  expect(guest.mail.text).not.toContain("/user/orders/");
  expect(guest.mail.text).not.toMatch(/Punkte/);
  expect([guest.link.language, guest.link.orderId]).toEqual(["de", guest.id]);
  const opened = await open(guest.id, guest.link.key);
  expect([opened.status, opened.body.order.id]).toEqual([200, guest.id]);
  const token = opened.body.guest_token;
  expect((await shop.call("GET", `/orders/${guest.id}`, { token })).status).toBe(200);
  const until = Date.parse(opened.body.expires_at) - shop.clock.now.getTime();
  expect(until).toBe(7_200_000);
});

test("each opening by a link is in the audit log, and a refused one is not", async () => {
  const guest = await mailedGuest();
  await open(guest.id, guest.link.key);
  await open(guest.id, guest.link.key);
  await open(guest.id, `${guest.link.key}x`);
  const { queries } = shop.services.database;
  const isOpening = and(
    eq(auditLog.action, "customer.guest_order_opened"),
    eq(auditLog.subject, `order ${guest.id}`),
  );
  const rows = await queries.select().from(auditLog).where(isOpening);
  const opening = { owner_id: guest.customer.id, actor_kind: "visitor", actor_id: null };
  expect(rows).toMatchObject([opening, opening]);
});

describe("a link", () => {
  test("of another order, a forged one and one that is too old open nothing", async () => {
    const [guest, other] = await Promise.all([mailedGuest(), mailedGuest()]);
    expect((await open(guest.id, other.link.key)).body.code).toBe("token_invalid");
    expect((await open(guest.id, `${guest.link.key}x`)).body.code).toBe("token_invalid");
    const began = shop.clock.now;
    const days = 86_400_000;
    try {
      shop.clock.now = new Date(began.getTime() + 120 * days - 1);
      expect((await open(guest.id, guest.link.key)).status).toBe(200);
      shop.clock.now = new Date(began.getTime() + 120 * days);
      expect((await open(guest.id, guest.link.key)).body.code).toBe("token_expired");
    } finally {
      shop.clock.now = began;
    }
  });

  test("is mailed again only to the order's address, and the response says nothing", async () => {
    const guest = await mailedGuest();
    const stranger = `stranger-${guest.id}@example.com`;
    expect((await askForLink(guest.id, stranger)).status).toBe(204);
    expect((await askForLink(guest.customer.id, guest.customer.email)).status).toBe(204);
    expect((await askForLink(guest.id, guest.customer.email.toUpperCase())).status).toBe(204);
    await expect.poll(() => mailsTo(shop, guest.customer.email)).toHaveLength(2);
    expect(await mailsTo(shop, stranger)).toEqual([]);
    const again = (await mailsTo(shop, guest.customer.email)).find(({ text }) => text !== guest.mail.text)!;
    expect((await open(guest.id, linkIn(again.text).key)).status).toBe(200);
  });

  test("of a draft is not mailed, and five an hour are", async () => {
    const draft = await guestWithDraft(shop);
    for (let asked = 0; asked < 5; asked += 1)
      expect((await askForLink(draft.drafted.id, draft.customer.email)).status).toBe(204);
    const { status, body } = await askForLink(draft.drafted.id, draft.customer.email);
    expect([status, body.code]).toEqual([429, "too_many_requests"]);
    const placed = await mailedGuest();
    expect(await mailsTo(shop, draft.customer.email)).toEqual([]);
    expect(await mailsTo(shop, placed.customer.email)).toHaveLength(1);
  });

  test("gives at most twenty tokens; the oldest stop working", async () => {
    const guest = await mailedGuest();
    const began = shop.clock.now;
    try {
      for (let opened = 1; opened <= 20; opened += 1) {
        shop.clock.now = new Date(began.getTime() + opened);
        expect((await open(guest.id, guest.link.key)).status).toBe(200);
      }
      const { status, body } = await shop.call("GET", `/orders/${guest.id}`, { token: guest.token });
      expect([status, body.code]).toEqual([403, "guest_token_expired"]);
    } finally {
      shop.clock.now = began;
    }
  });
});

test("an order whose token expired while it was being paid is paid by the mailed link", async () => {
  const guest = await guestWithDraft(shop);
  const { id } = guest.drafted;
  await guest.submit(id);
  const { body } = await guest.prepare(id);
  await provider.approve(body.approval_url);
  const began = shop.clock.now;
  try {
    shop.clock.now = new Date(began.getTime() + 7_200_000);
    expect((await guest.process(id)).body.code).toBe("guest_token_expired");
    expect((await askForLink(id, guest.customer.email)).status).toBe(204);
    await expect.poll(() => mailsTo(shop, guest.customer.email)).toHaveLength(1);
    const [mail] = await mailsTo(shop, guest.customer.email);
    const token = (await open(id, linkIn(mail!.text).key)).body.guest_token;
    const paid = await shop.call("POST", `/orders/${id}/process_payment`, { token });
    expect([paid.status, paid.body.current_status]).toEqual([200, "paid"]);
  } finally {
    shop.clock.now = began;
  }
});
