import { afterAll, beforeAll, expect, test } from "vitest";
import { guestWithDraft, orderAsGuest } from "./support/guest-helpers.ts";
import { fern, spade } from "./support/order-helpers.ts";
import { applyPromotionFiles, promotionShopper } from "./support/promotion-helpers.ts";
import { queueRequests } from "./support/queued-requests.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ waitsForLocks: true });
  await applyPromotionFiles(shop, {
    first: { percentage: 10, code: "FIRST", first_order: true },
    each: { percentage: 5, code: "EACH", uses_per_customer: 1 },
  });
});
afterAll(() => shop.close());

const both = { coupon_codes: ["FIRST", "EACH"] };
const statesOf = ({ coupons }: { coupons: { state: string }[] }) => coupons.map(({ state }) => state);

test("what is for each customer is for each address, however it is written", async () => {
  const first = await guestWithDraft(shop, { email: "Grace.Hopper@example.com", ...both });
  expect(statesOf(first.drafted)).toEqual(["applied", "applied"]);
  expect((await first.submit(first.drafted.id)).status).toBe(200);
  const second = await guestWithDraft(shop, { email: "grace.hopper@EXAMPLE.com", ...both });
  expect(statesOf(second.drafted)).toEqual(["first_order_only", "used_by_customer"]);
  expect((await first.cancel(first.drafted.id)).status).toBe(200);
  const third = await guestWithDraft(shop, { email: "GRACE.HOPPER@example.com", ...both });
  expect(statesOf(third.drafted)).toEqual(["applied", "applied"]);
});

test("an account and the guests with its address are counted together", async () => {
  const shopper = await promotionShopper(shop);
  const { email } = shopper.customer;
  await shopper.submitted(["EACH"]);
  const guest = await guestWithDraft(shop, { email: email.toUpperCase(), ...both });
  expect(statesOf(guest.drafted)).toEqual(["first_order_only", "used_by_customer"]);
  const other = await promotionShopper(shop);
  const before = await guestWithDraft(shop, { email: other.customer.email, ...both });
  expect((await before.submit(before.drafted.id)).status).toBe(200);
  expect(statesOf(await other.draftWith(["FIRST", "EACH"]))).toEqual([
    "first_order_only",
    "used_by_customer",
  ]);
});

test("an address that was chosen for a draft later is counted too", async () => {
  const first = await guestWithDraft(shop, { email: "late@example.com", ...both });
  const second = await guestWithDraft(shop, both);
  expect((await first.submit(first.drafted.id)).status).toBe(200);
  const changed = await second.change({ email: "late@example.com", ...both });
  expect(statesOf(changed.body)).toEqual(["first_order_only", "used_by_customer"]);
});

test("what an address has used between a guest's draft and its submission is noticed", async () => {
  const other = await promotionShopper(shop);
  const { email } = other.customer;
  const guest = await guestWithDraft(shop, { email, ...both });
  expect(statesOf(guest.drafted)).toEqual(["applied", "applied"]);
  await other.submitted(["EACH"]);
  const refused = await guest.submit(guest.drafted.id);
  expect([refused.status, refused.body.code]).toEqual([409, "order_changed"]);
  expect((await guest.order(guest.drafted.id)).current_status).toBe("draft");
  const saved = await guest.change({ email, ...both });
  expect(statesOf(saved.body)).toEqual(["first_order_only", "used_by_customer"]);
  expect((await guest.submit(guest.drafted.id)).status).toBe(200);
});

test.each([
  ["FIRST", "first_order_only"],
  ["EACH", "used_by_customer"],
])("of two guests with one address who submit %s at once, one gets it", async (code, state) => {
  const email = `twice.${code}@example.com`;
  // Of different goods: orders of the same wait for each other's stock.
  const wishes = [fern, spade].map((line) => ({ email, lines: [line], coupon_codes: [code] }));
  const guests = await Promise.all(wishes.map((wish) => guestWithDraft(shop, wish)));
  const submits = guests.map(
    ({ submit, drafted }) =>
      () =>
        submit(drafted.id),
  );
  const answers = shop.services.settings.databaseUrl
    ? await queueRequests(shop, { table: "promotion_uses" }, submits)
    : await Promise.all(submits.map((submit) => submit()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.findIndex(({ status }) => status === 409);
  const saved = await guests[refused]!.change(wishes[refused]!);
  expect(statesOf(saved.body)).toEqual([state]);
  expect((await guests[refused]!.submit(guests[refused]!.drafted.id)).status).toBe(200);
});

test("codes are guessed by network, whatever the addresses", async () => {
  const options = { remoteAddress: "192.0.2.61" };
  for (let guess = 0; guess < 60; guess += 1) {
    const { status } = await orderAsGuest(shop, { coupon_codes: [`GUESS${guess}`] }, options);
    expect(status).toBe(200);
  }
  const { status, body } = await orderAsGuest(shop, both, options);
  expect([status, body.order.coupons]).toEqual([200, []]);
});
