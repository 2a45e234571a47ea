import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";
import { applyFiles } from "./support/apply-files.ts";
import { fern, orderHelpers } from "./support/order-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { filesWithVariants, pots } from "./support/variant-files.ts";

const huge = "1002039";
type FernFile = {
  options: { values: { id: string; name: unknown }[] }[];
  variants: { reference: string; options: { pot: string }; stock?: object }[];
};

let shop: Shop;
let fernId: string;
beforeAll(async () => {
  shop = await openShop();
  fernId = await shop.productId("fern");
});
beforeEach(() => applyFiles(shop, filesWithVariants));
afterAll(() => shop.close());

const filesWith = (change: (file: FernFile) => unknown) => {
  const files = structuredClone(filesWithVariants);
  change(files["products/fern.yaml"] as FernFile);
  return files;
};
/** The default variant, a pot of 12 cm, makes way for one of 40 cm in the same position. */
const withHugePot = filesWith(({ options: [pot], variants: [first] }) => {
  pot!.values[0] = { id: "40-cm", name: "40 cm" };
  Object.assign(first!, { reference: huge, options: { pot: "40-cm" } });
});
const idOf = async (reference: string): Promise<string | undefined> => {
  const { queries } = shop.services.database;
  const [row] = await queries
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.reference, reference), isNull(productVariants.retired_at)));
  return row?.id;
};
const stockOf = async (id: string) =>
  (
    await shop.services.database.queries.select().from(variantStock).where(eq(variantStock.variant_id, id))
  )[0];

async function shopper() {
  const customer = await shop.customer();
  const { token } = customer;
  const steps = orderHelpers(shop, customer);
  const fillCart = (variant_id: string) =>
    shop.call("POST", "/cart/", { token, body: { product_id: fernId, variant_id, count: fern.count } });
  const save = async (variant_id: string, price = fern.price) => {
    const items = [{ product_id: fernId, variant_id, count: fern.count, price }];
    return shop.call("POST", "/orders/", { token, body: await steps.draftOf([], { items }) });
  };
  const cart = async () => (await shop.call("GET", "/cart/en/europe", { token })).body;
  return { ...steps, token, fillCart, save, cart };
}

test("another variant in the place of the default one is new; who had the old one has it unavailable", async () => {
  const { token, fillCart, save, submit, cart } = await shopper();
  await fillCart(fernId);
  await shop.call("PUT", `/wish-list/${fernId}`, { token });
  const { body: draft } = await save(fernId);
  await applyFiles(shop, withHugePot);
  const hugeId = await idOf(huge);
  expect(hugeId).not.toBe(fernId);
  expect(await idOf(pots.small)).toBeUndefined();
  expect(await cart()).toMatchObject([{ variant_id: fernId, variant_name: null, product: null }]);
  for (const answer of [await submit(draft.id), await save(fernId)])
    expect(answer.body).toMatchObject({ changes: [{ code: "item_unavailable", variant_id: fernId }] });
  expect((await shop.call("GET", "/products/en/europe/fern")).body).toMatchObject({
    id: fernId,
    variant_id: hugeId,
    reference: huge,
  });
  await applyFiles(shop, filesWithVariants);
  expect([await idOf(pots.small), await idOf(huge)]).toEqual([fernId, undefined]);
});

test("a variant keeps its id under another reference, or with other values", async () => {
  const middle = await idOf(pots.middle);
  await applyFiles(
    shop,
    filesWith(({ options: [pot], variants: [first, second] }) => {
      first!.reference = huge;
      pot!.values[1] = { id: "17", name: "17 cm" };
      second!.options = { pot: "17" };
    }),
  );
  expect([await idOf(huge), await idOf(pots.middle)]).toEqual([fernId, middle]);
});

test("a variant that went is unavailable in a draft, also if it was not the default one", async () => {
  const { fillCart, save } = await shopper();
  const large = (await idOf(pots.large))!;
  await fillCart(large);
  await applyFiles(
    shop,
    filesWith((file) => {
      file.variants.pop();
      file.options[0]!.values.pop();
    }),
  );
  expect((await save(large, 12.5)).body).toMatchObject({
    changes: [{ code: "item_unavailable", variant_id: large, name: "Boston fern" }],
  });
});

test("an order is refused as changed while its lines have other names or references than were shown", async () => {
  const { fillCart, save, submit } = await shopper();
  await fillCart(fernId);
  const { body: draft } = await save(fernId);
  const renamed = filesWith(({ options: [pot] }) => {
    pot!.values[0]!.name = "13 cm";
  });
  const renumbered = filesWith(({ variants: [first] }) => {
    first!.reference = huge;
  });
  for (const [files, shown] of [
    [renamed, { variant_name_local: "13 cm", sku: pots.small }],
    [renumbered, { variant_name_local: "12 cm", sku: huge }],
  ] as const) {
    await applyFiles(shop, files);
    expect(await submit(draft.id)).toMatchObject({ status: 409, body: { code: "order_changed_elsewhere" } });
    const { body: saved } = await save(fernId);
    expect(saved.items).toMatchObject([shown]);
  }
  expect((await submit(draft.id)).body.items).toMatchObject([{ variant_name: "12 cm", sku: huge }]);
});

test("stock stays with a variant that left, and one with its reference but other values is new", async () => {
  const tracked = filesWith(({ variants: [first] }) => {
    first!.stock = { opening: 7 };
  });
  await applyFiles(shop, tracked);
  expect(await stockOf(fernId)).toMatchObject({ tracked: true, on_hand: 7 });
  await applyFiles(shop, withHugePot);
  expect(await stockOf((await idOf(huge))!)).toMatchObject({ tracked: false, on_hand: 0 });
  expect(await stockOf(fernId)).toMatchObject({ on_hand: 7 });
  const reused = filesWith(({ options: [pot], variants: [first] }) => {
    pot!.values[0] = { id: "50-cm", name: "50 cm" };
    Object.assign(first!, { options: { pot: "50-cm" } });
  });
  await applyFiles(shop, reused);
  expect(await idOf(pots.small)).not.toBe(fernId);
});
