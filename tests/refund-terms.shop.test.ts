import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultRefundDays } from "#domain/business-constants.ts";
import { bytesPerMegabyte } from "#domain/photos.ts";
import { deleteOldDrafts } from "#server/commerce/refunds/delete-personal-data.ts";
import { orders } from "#server/platform/database/customer-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { photo, refundHelpers, uploadOf } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";
import { requirements } from "./support/requirements.ts";

const day = 86_400_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Terms = Pick<typeof markets.$inferInsert, "refund_days" | "refund_files" | "refund_file_bytes">;
const queries = () => shop.services.database.queries;
const marketTerms = (terms: Terms) => queries().update(markets).set(terms).where(eq(markets.id, "europe"));

/** Runs with other terms of the market, which are put back. */
async function withTerms<Result>(terms: Terms, run: () => Promise<Result>): Promise<Result> {
  await marketTerms(terms);
  try {
    return await run();
  } finally {
    await marketTerms({ refund_days: 30, refund_files: 6, refund_file_bytes: 5 * bytesPerMegabyte });
  }
}

const paidDaysAgo = (id: string, days: number) =>
  queries()
    .update(orders)
    .set({ paid_at: new Date(shop.services.clock().getTime() - days * day) })
    .where(eq(orders.id, id));

test("an order keeps the refund period that its market had when it was placed", async () => {
  const customer = await shop.customer();
  const { paidOrder, create } = refundHelpers(shop, customer);
  const before = await paidOrder();
  const [after, read] = await withTerms({ refund_days: 10, refund_files: 2 }, async () => {
    const order = await paidOrder();
    return [order, await shop.call("GET", `/orders/${before.id}`, { token: customer.token })] as const;
  });
  expect([before.refund_days, read.body.refund_days, after.refund_days]).toEqual([defaultRefundDays, 30, 10]);
  expect([before.refund_files, read.body.refund_files]).toEqual([6, 2]);
  const length = (order: typeof after) =>
    (new Date(order.refundable_until!).getTime() - new Date(order.paid_at!).getTime()) / day;
  expect([length(before), length(after)]).toEqual([60, 40]);

  await paidDaysAgo(before.id, 41);
  await paidDaysAgo(after.id, 41);
  const items = [{ id: after.items[0]!.id, count: 1 }];
  const refused = await create(after.id, { items });
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([
    409,
    "refund_too_old",
    { days: 10 },
  ]);
  expect(refused.body.detail).toContain("older than 10 days");
  const drafted = await create(before.id, { items: [{ id: before.items[0]!.id, count: 1 }] });
  expect(drafted.status).toBe(200);
});

test("photos are limited by number and size as the order's market says", async () => {
  requirements("validation.refund-file-size", "validation.refund-file-count");
  const { paidOrder, draft, upload } = refundHelpers(shop, await shop.customer());
  const { id } = await draft(await paidOrder());
  const small = uploadOf(await photo(40, 30));
  await withTerms({ refund_files: 1, refund_file_bytes: bytesPerMegabyte }, async () => {
    const large = await upload(id, uploadOf(Buffer.alloc(bytesPerMegabyte + 1)));
    expect([large.status, large.body.errors[0].code]).toEqual([400, "too_large"]);
    expect((await upload(id, small)).status).toBe(201);
    const second = await upload(id, small);
    expect([second.status, second.body.code, second.body.params]).toEqual([
      409,
      "too_many_images",
      { maximum: 1 },
    ]);
  });
  expect((await upload(id, small)).status).toBe(201);
});

test("a draft is not deleted while its order can be refunded", async () => {
  const customer = await shop.customer();
  const { paidOrder, draft, refund } = refundHelpers(shop, customer);
  const [short, long] = [await paidOrder(), await withTerms({ refund_days: 200 }, () => paidOrder())];
  const [first, second] = [await draft(short), await draft(long)];
  const began = shop.clock.now;
  shop.clock.now = new Date(began.getTime() + 100 * day);
  await deleteOldDrafts(shop.services);
  shop.clock.now = began;
  const gone = await shop.call("GET", `/refunds/${first.id}`, { token: customer.token });
  expect([gone.status, (await refund(second.id)).id]).toEqual([404, second.id]);
});
