import { customerActor, type Person } from "../audit/audit.ts";
import { findItems } from "../orders/orders.ts";
import { setStatus } from "../refunds/change-refund.ts";
import { createRefund } from "../refunds/create-refund.ts";
import { decideRefund } from "../refunds/decide.ts";
import { addImage } from "../refunds/refund-images.ts";
import { withdraw } from "../refunds/withdraw.ts";
import type { Services } from "../services.ts";
import type { Orders } from "./buy.ts";
import { as, type Entry, type People } from "./diary.ts";
import type { GivenBack } from "./given-back.ts";
import type { Photos } from "./photos.ts";

/** What happened to a refund. */
export function refundEntries(
  one: GivenBack,
  { customer, administrators }: People,
  orders: Orders,
  photos: Photos,
): Entry[] {
  let refundId: string;
  const asks = async (then: Services) => {
    refundId = await ask(then, customer, orders.get(one.of)!, one, photos);
  };
  const decides = async (then: Services) => {
    const rejected = { decision: "reject", note: one.decisionNote ?? "" } as const;
    const decision = one.course === "rejected" ? rejected : ({ decision: "approve" } as const);
    as("decided", await decideRefund(then, customerActor(administrators[0]), refundId, decision));
  };
  const asked = { daysAgo: one.daysAgo, happens: asks };
  return one.decided === undefined ? [asked] : [asked, { daysAgo: one.decided, happens: decides }];
}

/** Answers the refund's id. */
async function ask(
  services: Services,
  customer: Person,
  orderId: string,
  one: GivenBack,
  photos: Photos,
): Promise<string> {
  const lines = await findItems(services.database.queries, [orderId]);
  const items = lines
    .map(({ id, count }, index) => ({ id, count: one.pieces?.[index] ?? count }))
    .filter(({ count }) => count > 0);
  if (one.isWithdrawal) return as("withdrawn", await withdraw(services, customer, orderId, items)).refund.id;
  const { reason, note } = one;
  const draft = as("drafted", await createRefund(services, customer.id, orderId, { items, reason, note }));
  const { id } = draft.refund;
  for (const name of one.photos ?? [])
    as("added", await addImage(services, customer.id, id, await photos(name)));
  if (one.course !== "drafted") as("set", await setStatus(services, customer, id, "requested"));
  return id;
}
