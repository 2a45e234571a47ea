import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { refundPhotoStorage } from "#src/flows/photos/attachment/refund-photo-storage.ts";
import { refundRemovalActors } from "#src/flows/after-sale/refund-removal/refund-removal.actors.ts";
import { refundRequestActors } from "#src/flows/after-sale/refund-request/refund-request.actors.ts";
import { fern, spade } from "./support/order-helpers.ts";
import { browserApi, callPort } from "./support/ports.ts";
import { refundHelpers } from "./support/refund-helpers.ts";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => shop.close());

/** A customer with two paid orders, and the ports of their browser. */
async function buyer() {
  const customer = await shop.customer();
  const steps = refundHelpers(shop, customer);
  const [first, second] = [await steps.paidOrder([fern, spade]), await steps.paidOrder([fern, spade])];
  const api = browserApi(origin, customer.token);
  const request = refundRequestActors({ api, languageId: "de" });
  return { first, second, api, request, steps, token: customer.token };
}

test("a draft is saved for its order, with the chosen counts, the reason, the note and the language", async () => {
  const { first, second, request, steps } = await buyer();
  const [ferns, spades] = first.items;
  const wanted = {
    counts: { [ferns!.id]: 1, [spades!.id]: 0 },
    reason: "other" as const,
    note: " Too many. ",
  };
  const saved = await callPort(request.saveDraft, { orderId: first.id, wanted });
  expect(saved).toMatchObject({ outcome: "saved", photos: [] });
  const { refundId } = saved as { refundId: string };
  expect(await steps.refund(refundId)).toMatchObject({
    order_id: first.id,
    items: [{ id: ferns!.id, count: 1 }],
    reason: "other",
    note: "Too many.",
    current_status: "draft",
  });
  const { queries } = shop.services.database;
  const [row] = await queries.select().from(refunds).where(eq(refunds.id, refundId));
  expect(row!.language_id).toBe("de");
  expect((await steps.order(second.id)).order_returns).toEqual([]);
});

test("of two drafts each is read, requested and deleted by its own id", async () => {
  const { first, second, api, request, steps, token } = await buyer();
  const [one, other] = [await steps.draft(first), await steps.draft(second)];
  expect(await callPort(request.loadRequest, { orderId: second.id })).toMatchObject({
    outcome: "open",
    order: { id: second.id },
    draft: { refundId: other.id },
  });
  expect(await callPort(request.loadRequest, { refundId: one.id })).toMatchObject({
    outcome: "open",
    order: { id: first.id },
    draft: { refundId: one.id },
  });
  expect(await callPort(request.requestRefund, { refundId: other.id })).toEqual({
    outcome: "requested",
    refundId: other.id,
  });
  const states = async () => [
    (await shop.call("GET", `/refunds/${one.id}`, { token })).status,
    (await steps.refund(other.id)).current_status,
  ];
  expect((await steps.refund(one.id)).current_status).toBe("draft");
  const { deleteDraft } = refundRemovalActors(api);
  expect(await callPort(deleteDraft, { refundId: other.id } as never)).toEqual({ outcome: "refundNotDraft" });
  expect(await callPort(deleteDraft, { refundId: one.id } as never)).toEqual({ outcome: "deleted" });
  expect(await states()).toEqual([404, "requested"]);
});

test("one photo of a draft is removed, the other stays", async () => {
  const { first, api, steps } = await buyer();
  const { id: holderId } = await steps.draft(first);
  const [one, other] = [await steps.addPhoto(holderId), await steps.addPhoto(holderId)];
  const removed = await refundPhotoStorage(api).remove(
    { holderId, imageId: one.id },
    AbortSignal.timeout(60_000),
  );
  expect(removed).toEqual({ outcome: "deleted" });
  expect((await steps.refund(holderId)).images.map(({ id }) => id)).toEqual([other.id]);
});
