import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { applyFiles } from "./support/apply-files.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { filesWithVariants, pots } from "./support/variant-files.ts";

let shop: Shop;
let fernId: string;
let tallFern: string;
const prices = { small: fern.price, tall: 22 };
beforeAll(async () => {
  shop = await openShop();
  await applyFiles(shop, filesWithVariants);
  fernId = await shop.productId("fern");
  const [tall] = await shop.services.database.queries
    .select()
    .from(productVariants)
    .where(eq(productVariants.reference, pots.middle));
  tallFern = tall!.id;
});
afterAll(() => shop.close());

async function shopper() {
  const customer = await shop.customer();
  const { token } = customer;
  const steps = orderHelpers(shop, customer);
  const draftOf = async (variant_id?: string) => {
    const price = variant_id === tallFern ? prices.tall : prices.small;
    const item = { product_id: fernId, count: fern.count, price };
    return steps.draftOf([], { items: [{ ...item, ...(variant_id && { variant_id }) }] });
  };
  const save = async (variant_id?: string) =>
    shop.call("POST", "/orders/", { token, body: await draftOf(variant_id) });
  const change = async (id: string, variant_id: string) =>
    shop.call("PUT", `/orders/${id}`, { token, body: await draftOf(variant_id) });
  const fillCart = (variant_id: string) =>
    shop.call("POST", "/cart/", { token, body: { product_id: fernId, variant_id, count: fern.count } });
  return { ...steps, save, change, fillCart, token };
}
const stored = async (id: string) => {
  const rows = await shop.services.database.queries
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_id, id));
  return rows.map(({ variant_id }) => variant_id);
};

test("the items of a draft are of the default variant unless they name another", async () => {
  const { save, fillCart, submit, order } = await shopper();
  await fillCart(fernId);
  const { body: draft } = await save();
  expect([draft.items[0].variant_id, await stored(draft.id)]).toEqual([fernId, [fernId]]);
  expect((await save(fernId)).body).toEqual(draft);
  const tall = await shopper();
  await tall.fillCart(tallFern);
  const { body: ofTall } = await tall.save(tallFern);
  expect([ofTall.items[0].variant_id, await stored(ofTall.id)]).toEqual([tallFern, [tallFern]]);
  expect((await tall.change(ofTall.id, tallFern)).body).toEqual(ofTall);
  expect((await tall.submit(ofTall.id)).body).toMatchObject({ current_status: "submitted" });
  expect([(await tall.order(ofTall.id)).items[0]!.variant_id, await stored(ofTall.id)]).toEqual([
    tallFern,
    [tallFern],
  ]);
  expect((await submit(draft.id)).status).toBe(200);
  expect((await order(draft.id)).items[0]!.variant_id).toBe(fernId);
});

test("the variant of another product, or none of the shop, is an error of its field", async () => {
  const { save, change, fillCart } = await shopper();
  await fillCart(fernId);
  const { body: draft } = await save();
  for (const other of [await shop.productId("spade"), newId()])
    for (const answer of [await save(other), await change(draft.id, other)])
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: "invalid",
          errors: [{ field: "items.0.variant_id", message: "is not a variant of this product" }],
        },
      });
  expect(await stored(draft.id)).toEqual([fernId]);
});

test("a draft of another variant than the cart's is out of date, and is saved anew when both agree", async () => {
  const { save, fillCart, emptyCart, submit } = await shopper();
  const isOutdated = { status: 409, body: { code: "cart_outdated" } };
  await fillCart(fernId);
  const { body: draft } = await save();
  expect(await save(tallFern)).toMatchObject(isOutdated);
  await emptyCart(fernId);
  await fillCart(tallFern);
  expect(await save()).toMatchObject(isOutdated);
  expect(await submit(draft.id)).toMatchObject(isOutdated);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  const { body: changed } = await save(tallFern);
  expect([changed.id, changed.items[0].variant_id]).toEqual([draft.id, tallFern]);
  expect(changed.updated_at).not.toBe(draft.updated_at);
});

test("a draft of a server of the last release is the same with its default variant named", async () => {
  const { save, fillCart, submit } = await shopper();
  await fillCart(fernId);
  const { body: draft } = await save();
  const { queries } = shop.services.database;
  await queries.update(orderItems).set({ variant_id: null }).where(eq(orderItems.order_id, draft.id));
  expect((await save(fernId)).body).toEqual(draft);
  expect(await stored(draft.id)).toEqual([null]);
  expect((await submit(draft.id)).body.items[0].variant_id).toBe(fernId);
});
