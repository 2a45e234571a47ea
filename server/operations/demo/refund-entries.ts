import { customerActor, type Person } from "#server/commerce/audit/audit.ts";
import { findItems } from "#server/commerce/orders/orders.ts";
import { setStatus } from "#server/commerce/refunds/change-refund.ts";
import { createRefund } from "#server/commerce/refunds/create-refund.ts";
import { decideRefund } from "#server/commerce/refunds/decide.ts";
import { addImage } from "#server/commerce/refunds/refund-images.ts";
import { withdraw } from "#server/commerce/refunds/withdraw.ts";
import type { Services } from "#server/commerce/services.ts";
import type { OrderIds } from "./order-entries.ts";
import { expectOutcome, type HistoryEntry, type DemoPeople } from "./replay-history.ts";
import type { DemoRefund } from "./demo-refunds.ts";
import type { Photos } from "./photos.ts";

export function refundEntries(
  demoRefund: DemoRefund,
  { customer, administrators }: DemoPeople,
  orders: OrderIds,
  photos: Photos,
): HistoryEntry[] {
  let refundId: string;
  const asks = async (then: Services) => {
    refundId = await requestRefund(then, customer, orders.get(demoRefund.of)!, demoRefund, photos);
  };
  const decides = async (then: Services) => {
    const rejected = { decision: "reject", note: demoRefund.decisionNote ?? "" } as const;
    const decision = demoRefund.course === "rejected" ? rejected : ({ decision: "approve" } as const);
    expectOutcome("decided", await decideRefund(then, customerActor(administrators[0]), refundId, decision));
  };
  const requestEntry = { daysAgo: demoRefund.daysAgo, happens: asks };
  return demoRefund.decided === undefined
    ? [requestEntry]
    : [requestEntry, { daysAgo: demoRefund.decided, happens: decides }];
}

async function requestRefund(
  services: Services,
  customer: Person,
  orderId: string,
  demoRefund: DemoRefund,
  photos: Photos,
): Promise<string> {
  const lines = await findItems(services.database.queries, [orderId]);
  const items = lines
    .map(({ id, count }, index) => ({ id, count: demoRefund.pieces?.[index] ?? count }))
    .filter(({ count }) => count > 0);
  if (demoRefund.isWithdrawal)
    return expectOutcome("withdrawn", await withdraw(services, customer, orderId, items)).refund.id;
  const { reason, note } = demoRefund;
  const draft = expectOutcome(
    "drafted",
    await createRefund(services, customer.id, orderId, { items, reason, note }),
  );
  const { id } = draft.refund;
  for (const name of demoRefund.photos ?? [])
    expectOutcome("added", await addImage(services, customer.id, id, await photos(name)));
  if (demoRefund.course !== "drafted")
    expectOutcome("set", await setStatus(services, customer, id, "requested"));
  return id;
}
