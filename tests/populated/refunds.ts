import { customerActor } from "#server/commerce/audit/audit.ts";
import { eq } from "drizzle-orm";
import { refunds } from "#server/platform/database/refund-schema.ts";
import { markets } from "#server/platform/database/schema.ts";
import { makeCreditNote } from "#server/commerce/invoices/make-credit-note.ts";
import { decideRefund } from "#server/commerce/refunds/decide.ts";
import { fern, spade } from "#tests/support/order-helpers.ts";
import { refundHelpers } from "#tests/support/refund-helpers.ts";
import type { Shop, TestCustomer } from "#tests/support/shop.ts";

/**
 * A draft with a photo, two with a first approval, one approved in part, one rejected, and three paid back, in
 * money, in points and in part.
 */
export async function populateRefunds(shop: Shop, customer: TestCustomer, orderId: string): Promise<void> {
  const { queries } = shop.services.database;
  const steps = refundHelpers(shop, customer);
  const order = await steps.order(orderId);
  const rejected = await steps.draft(order, { note: "It is the wrong green.", reason: "not_as_described" });
  await steps.request(rejected.id);
  await queries
    .update(refunds)
    .set({ status: "rejected", decided_at: shop.clock.now, decision_note: "It is the green of the picture." })
    .where(eq(refunds.id, rejected.id));
  const anAdministrator = async () => {
    const { id } = await shop.customer({ role: "administrator" });
    return { id, role: "administrator" } as const;
  };
  const approve = async ({ id }: { id: string }) => {
    await decideRefund(shop.services, customerActor(await anAdministrator()), id, { decision: "approve" });
    await makeCreditNote(shop.services, id);
  };
  const [fernLine] = order.items;
  const items = [{ id: fernLine!.id, count: 1 }];
  await approve(await steps.request((await steps.draft(order, { items })).id));
  const other = refundHelpers(shop, await shop.customer());
  await approve(await other.request((await other.draft(await other.paidOrder([fern]))).id));
  const approveInPart = async () => {
    const bought = await other.paidOrder([fern]);
    const { id } = bought.items[0]!;
    const requested = await other.request((await other.draft(bought, { items: [{ id, count: 2 }] })).id);
    await decideRefund(shop.services, customerActor(await anAdministrator()), requested.id, {
      decision: "approve",
      items: [{ id, count: 1 }],
      note: "The other one is whole.",
    });
    return requested;
  };
  await makeCreditNote(shop.services, (await approveInPart()).id);
  const requested = await steps.draft(order);
  await steps.addPhoto(requested.id);
  await steps.request(requested.id);
  await queries.update(markets).set({ refund_second_approval_above_minor: 1_000n });
  await decideRefund(shop.services, customerActor(await anAdministrator()), requested.id, {
    decision: "approve",
  });
  await approveInPart();
  const drafted = await other.draft(await other.paidOrder([spade]));
  await other.addPhoto(drafted.id);
}
