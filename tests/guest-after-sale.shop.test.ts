import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInvoice } from "#server/commerce/invoices/make-invoice.ts";
import { cancelUnpaidOrders } from "#server/commerce/orders/cancel.ts";
import { guestWithDraft, paidGuest } from "./support/guest-helpers.ts";
import { spade } from "./support/order-helpers.ts";
import { openProvider, type Provider } from "./support/provider.ts";
import { addressOfPhoto, refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { stockHelpers } from "./support/stock-helpers.ts";

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

const payer = async () => {
  const guest = await paidGuest(shop, provider);
  return { ...guest, refunds: refundHelpers(shop, guest.customer) };
};

test("a guest asks for a refund with a photo, and gets the money back", async () => {
  const { placed, refunds, token } = await payer();
  const { id } = await refunds.draft(placed);
  const photo = await refunds.addPhoto(id);
  const download = await shop.call("GET", addressOfPhoto(photo), { token });
  expect(download.status).toBe(200);
  expect((await refunds.request(id)).current_status).toBe("requested");
  const { token: deciding } = await shop.customer({ role: "administrator" });
  const body = { decision: "approve" };
  const decided = await shop.call("POST", `/admin/refunds/${id}/decision`, { token: deciding, body });
  expect(decided.status).toBe(200);
  await expect.poll(async () => (await refunds.refund(id)).current_status).toBe("approved");
});

test("the refunds of an address are counted over its account and its guests", async () => {
  const customer = await shop.customer();
  const own = refundHelpers(shop, customer);
  await own.request((await own.draft(await own.paidOrder())).id);
  const { token } = await shop.customer({ role: "administrator" });
  const counts = [];
  for (const email of [customer.email.toUpperCase(), customer.email, "other@example.com"]) {
    const guest = await paidGuest(shop, provider, { email });
    const refunds = refundHelpers(shop, guest.customer);
    const { id } = await refunds.draft(guest.placed);
    await refunds.request(id);
    counts.push((await shop.call("GET", `/admin/refunds/${id}`, { token })).body.customer.refund_count);
  }
  expect(counts).toEqual([2, 3, 1]);
});

test("a guest gives up a draft of a refund with its photo", async () => {
  const { placed, refunds } = await payer();
  const { id } = await refunds.draft(placed);
  const photo = await refunds.addPhoto(id);
  expect((await refunds.removePhoto(id, photo.id)).status).toBe(204);
  expect((await refunds.remove(id)).status).toBe(204);
});

test("a guest withdraws from the contract, and reads the invoice", async () => {
  const { placed, refunds, token } = await payer();
  const { status, body } = await refunds.withdraw(placed.id);
  expect([status, body.current_status]).toEqual([200, "requested"]);
  await makeInvoice(shop.services, placed.id);
  const [invoice] = (await refunds.order(placed.id)).documents;
  const path = `/orders/${placed.id}/documents/${invoice!.id}/${invoice!.file_name}`;
  expect((await shop.call("GET", path, { token })).status).toBe(200);
  const other = await payer();
  expect((await shop.call("GET", path, { token: other.token })).status).toBe(404);
});

test("lists of an account are no guest's, also not that of the own refunds", async () => {
  const { token } = await payer();
  for (const path of ["/orders/", "/refunds/", "/refunds/count", "/cart/en/europe", "/users/customers/me"])
    expect((await shop.call("GET", path, { token })).body.code).toBe("guest_token_only_order");
});

test("an order that a guest does not pay is cancelled, and its pieces can be sold", async () => {
  const stock = stockHelpers(shop);
  await stock.track("spade", { onHand: 1 });
  const guest = await guestWithDraft(shop, { lines: [spade] });
  expect((await guest.submit(guest.drafted.id)).status).toBe(200);
  const next = await guestWithDraft(shop, { lines: [spade] });
  expect((await next.submit(next.drafted.id)).body.code).toBe("out_of_stock");
  const began = shop.clock.now;
  try {
    shop.clock.now = new Date(began.getTime() + 86_400_001);
    await cancelUnpaidOrders(shop.services);
  } finally {
    shop.clock.now = began;
  }
  expect((await guest.order(guest.drafted.id)).current_status).toBe("cancelled");
  expect((await next.submit(next.drafted.id)).status).toBe(200);
});

test("an administrator decides nothing about an order with their own address", async () => {
  const administrator = await shop.customer({ role: "administrator" });
  const { token } = administrator;
  const guest = await paidGuest(shop, provider, { email: administrator.email.toUpperCase() });
  const refunds = refundHelpers(shop, guest.customer);
  const { id } = await refunds.draft(guest.placed);
  await refunds.request(id);
  const decide = { path: `/admin/refunds/${id}/decision`, body: { decision: "approve" } };
  const shipment = { carrier: "DHL", tracking_number: "7", tracking_url: null };
  const ship = { path: `/admin/orders/${guest.id}/ship`, body: { shipment, replaces: null } };
  const deliver = { path: `/admin/orders/${guest.id}/deliver`, body: { in_person: true } };
  for (const { path, body } of [decide, ship, deliver]) {
    const answer = await shop.call("POST", path, { token, body });
    expect([answer.status, answer.body.code]).toEqual([403, "own_case"]);
  }
  const other = await shop.customer({ role: "administrator" });
  const decided = await shop.call("POST", decide.path, { token: other.token, body: decide.body });
  expect(decided.status).toBe(200);
});
