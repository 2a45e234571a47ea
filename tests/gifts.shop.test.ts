import { afterAll, beforeAll, expect, test } from "vitest";
import { jobActor } from "#server/commerce/audit/audit.ts";
import { lockOrderOfCustomer } from "#server/commerce/orders/orders.ts";
import { markOrderPaid } from "#server/commerce/orders/paid.ts";
import { jobHandlers } from "#server/job-handlers.ts";
import { newId } from "#server/platform/ids.ts";
import { guestWithDraft, mailsTo, orderAsGuest } from "./support/guest-helpers.ts";
import { address, fern, orderHelpers, spade } from "./support/order-helpers.ts";
import { pdfTexts } from "./support/pdf-text.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const buyerAddress = { ...address, first_name: "Greta", street: "Keizersgracht 5", phone: "+31205550202" };
const gift = {
  gift_note: "Happy birthday, Ada!\r\n\r\nIt likes a place out of the wind.",
  note: "Ring twice.",
  invoice_address: buyerAddress,
};

async function shopper() {
  const customer = await shop.customer();
  const steps = orderHelpers(shop, customer);
  const send = async (more: object) =>
    shop.call("POST", "/orders/", { token: customer.token, body: await steps.draftOf([fern], more) });
  return { customer, send, ...steps };
}

const pay = (id: string) =>
  shop.services.database.transaction(async (tx) => {
    await markOrderPaid(tx, shop.services, jobActor, await lockOrderOfCustomer(tx, id));
  });

async function slipOf(id: string): Promise<string> {
  const { token } = await shop.customer({ role: "administrator" });
  return pdfTexts((await shop.call("GET", `/admin/orders/${id}/packing-slip`, { token })).body).join("\n");
}

async function paidMailOf(id: string, email: string): Promise<string> {
  const jobs = jobHandlers(shop.services);
  await jobs.invoice({ orderId: id }, newId());
  await jobs["order-paid"]({ orderId: id }, newId());
  return (await mailsTo(shop, email)).find((mail) => mail.id === `order-paid.${id}`)!.text;
}

test("a draft is no gift, a gift without a note, or one with a note, as it was last saved", async () => {
  const { fillCart, send, order } = await shopper();
  await fillCart([fern]);
  for (const gift_note of ["With love", "", null]) {
    const { status, body } = await send({ gift_note });
    expect([status, body.gift_note, (await order(body.id)).gift_note]).toEqual([200, gift_note, gift_note]);
  }
  await send({ gift_note: "With love" });
  // As browsers of the last release send it.
  expect((await send({})).body.gift_note).toBeNull();
});

test.each(["a\u202eb", "a\u0007b", "a\u2066b"])(
  "its note cannot contain invisible characters: %j",
  async (gift_note) => {
    const { fillCart, send } = await shopper();
    await fillCart([fern]);
    const { status, body } = await send({ gift_note });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: "gift_note", message: "holds characters that nobody sees", code: "unseen_marks" }],
    ]);
    expect((await orderAsGuest(shop, { gift_note })).body.errors).toEqual(body.errors);
  },
);

test.each([
  ["생일 축하해요\nعيد ميلاد سعيد\nお誕生日おめでとう", 200],
  ["Happy birthday 🎉", 400],
  ["สุขสันต์วันเกิด", 400],
])("its note is what the packing slip can show: %j", async (gift_note, expected) => {
  const { fillCart, send } = await shopper();
  await fillCart([fern]);
  const { status, body } = await send({ gift_note });
  const message = "holds characters that the packing slip can't show";
  const errors = [{ field: "gift_note", message, code: "not_printable" }];
  expect([status, body.errors]).toEqual([expected, expected === 400 ? errors : undefined]);
  expect((await orderAsGuest(shop, { gift_note })).status).toBe(expected);
});

test.each([
  [500, 200],
  [501, 400],
  [60_000, 400],
])("a note of %i characters is answered with %i", async (length, expected) => {
  const { fillCart, send } = await shopper();
  await fillCart([fern]);
  const gift_note = "あ".repeat(length);
  expect((await send({ gift_note })).status).toBe(expected);
  expect((await orderAsGuest(shop, { gift_note })).status).toBe(expected);
});

test("characters outside the basic plane count once", async () => {
  const { fillCart, send } = await shopper();
  await fillCart([fern]);
  const codeOf = async (length: number) =>
    (await send({ gift_note: "𝛼".repeat(length) })).body.errors[0].code;
  expect([await codeOf(500), await codeOf(501)]).toEqual(["not_printable", "too_long"]);
});

test("a note that is no text is refused", async () => {
  const { fillCart, send } = await shopper();
  await fillCart([fern]);
  for (const gift_note of [7, true, ["a"], { a: "b" }]) expect((await send({ gift_note })).status).toBe(400);
});

test("a guest's gift is stored, changed, and taken back", async () => {
  const { drafted, change, order } = await guestWithDraft(shop, { gift_note: "From Gina" });
  expect(drafted.gift_note).toBe("From Gina");
  await change({ gift_note: "" });
  expect((await order(drafted.id)).gift_note).toBe("");
  await change({});
  expect((await order(drafted.id)).gift_note).toBeNull();
});

test("the slip has the note line by line, and nothing of prices, of the buyer, or of what they wrote to the shop", async () => {
  const { draft, submit, customer } = await shopper();
  const { id } = await draft([fern, spade], gift);
  const { body: placed } = await submit(id);
  await pay(id);
  const slip = await slipOf(id);
  expect(slip).toContain("A gift for you\nHappy birthday, Ada!\nIt likes a place out of the wind.");
  expect(slip).toContain("Boston fern");
  expect(slip).toContain(address.street);
  const hidden = [
    "€",
    "EUR",
    "18.95",
    "VAT %",
    "Greta",
    "Keizersgracht",
    "Ring twice",
    "Thank you for your order",
  ];
  const contact = [customer.email, buyerAddress.phone, address.phone, `${placed.amount_due}`];
  expect([...hidden, ...contact].filter((text) => slip.includes(text))).toEqual([]);
});

test("the slip of a gift without a note says that it is one; any other slip does not", async () => {
  const one = await shopper();
  const { id } = await one.draft([fern], { gift_note: "" });
  await one.submit(id);
  await pay(id);
  expect(await slipOf(id)).toMatch(/A gift for you\nWe hope you enjoy it/);
  const other = await shopper();
  const { id: plain } = await other.draft([fern], { note: "Ring twice." });
  await other.submit(plain);
  await pay(plain);
  const slip = await slipOf(plain);
  expect(slip).toContain("Your note: Ring twice.");
  expect(slip).not.toMatch(/gift|€/i);
});

test("the buyer is greeted by their own name, and reads that it is a gift and with which note", async () => {
  const { draft, submit, customer } = await shopper();
  const { id } = await draft([fern], gift);
  await submit(id);
  await pay(id);
  const mail = await paidMailOf(id, customer.email);
  expect(mail).toMatch(/Greta/);
  expect(mail).toContain(
    "The packing slip has no prices, but your message:\n\n> Happy birthday, Ada!\n>\n> It likes a place out of the wind.",
  );
  const silent = await shopper();
  const { id: without } = await silent.draft([fern], { gift_note: "" });
  await silent.submit(without);
  await pay(without);
  expect(await paidMailOf(without, silent.customer.email)).toContain(
    "This order is a gift. No prices are on the packing slip.",
  );
});

test("the recipient's address does not become the buyer's", async () => {
  const { draft, submit, customer } = await shopper();
  const { id } = await draft([fern], gift);
  await submit(id);
  const { body } = await shop.call("GET", "/users/customers/me", { token: customer.token });
  expect([body.delivery_address, body.invoice_address.street]).toEqual([null, "Keizersgracht 5"]);
});

test("the shop reads the note with the order", async () => {
  const { draft, submit } = await shopper();
  const { id } = await draft([fern], gift);
  await submit(id);
  await pay(id);
  const { token } = await shop.customer({ role: "administrator" });
  const { body } = await shop.call("GET", `/admin/orders/${id}`, { token });
  expect(body.order.gift_note).toBe(gift.gift_note);
});

test("it is in the buyer's export", async () => {
  const { draft, customer } = await shopper();
  await draft([fern], gift);
  const { body } = await shop.call("GET", "/users/customers/me/export", { token: customer.token });
  expect(body.orders.map(({ gift_note }: { gift_note: string }) => gift_note)).toEqual([gift.gift_note]);
});
