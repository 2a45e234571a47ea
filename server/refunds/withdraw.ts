import { eq } from "drizzle-orm";
import { withdrawableCount, type Withdrawable, type WithdrawalLine } from "#domain/withdrawal.ts";
import type { Schemas } from "../api/reply.ts";
import { actorOf, audit, type Person } from "../audit/audit.ts";
import type { Queries } from "../database/database.ts";
import { refundItems, refunds } from "../database/refund-schema.ts";
import { newId } from "../ids.ts";
import { findMarket } from "../markets/markets.ts";
import { findReturns, type OrderReturn, type RefundRow } from "../orders/order-returns.ts";
import { findItems, findOrder, lockOrderOfCustomer, type ItemRow, type OrderRow } from "../orders/orders.ts";
import { openReturn, withdrawableNow, withdrawalLines } from "../orders/withdrawal-terms.ts";
import type { Services } from "../services.ts";
import { lockRefund } from "./refunds.ts";

export type Withdrawn =
  | { outcome: "withdrawn"; refund: RefundRow }
  | { outcome: "noOrder" }
  | { outcome: "invalid"; errors: Schemas["WithdrawalFieldError"][] }
  | { outcome: "notWithdrawable"; why: Exclude<Withdrawable, "possible" | "withdrawn"> };

type Wanted = Schemas["WithdrawalWanted"]["items"];
/** Pieces by line. */
type Counts = ReadonlyMap<string, number>;

/**
 * A customer withdraws from the contract. `wanted` are all pieces that are withdrawn by then, so whoever asks again, in another
 * tab too, gets the withdrawal that there is.
 */
export async function withdraw(
  { database, clock, jobs }: Services,
  person: Person,
  orderId: string,
  wanted: Wanted,
): Promise<Withdrawn> {
  return database.transaction(async (tx): Promise<Withdrawn> => {
    if (!(await findOrder(tx, person.id, orderId))) return { outcome: "noOrder" };
    const order = await lockOrderOfCustomer(tx, orderId);
    const before = openReturn(await findReturns(tx, [orderId]));
    if (before) await lockRefund(tx, before);
    const items = await findItems(tx, [orderId]);
    const returns = await findReturns(tx, [orderId]);
    const market = await findMarket(tx, order.market_id);
    const now = clock();
    const lines = withdrawalLines(items, returns);
    const counts = wanted ? countsOf(wanted) : allOf(lines);
    const said = returns.findLast((one) => one.withdrawn_at && covers(one, counts));
    if (said?.status === "requested") return { outcome: "withdrawn", refund: said };
    const why = withdrawableNow(order, items, returns, market!, now);
    const errors = itemErrors(wanted ?? [], items);
    // It was booked in the meantime.
    if (said && (why === "nothing_left" || errors.length > 0)) return { outcome: "withdrawn", refund: said };
    if (why !== "possible" && why !== "withdrawn") return { outcome: "notWithdrawable", why };
    if (errors.length > 0) return { outcome: "invalid", errors };
    const refund = await write(tx, order, openReturn(returns), counts, items, now);
    const subject = { refund: refund.id };
    const actor = actorOf(person);
    await audit(tx, { action: "refund.withdrawn", at: now, actor, ownerId: person.id, subject });
    await jobs.enqueue(tx, "withdrawal-mail", { refundId: refund.id });
    await jobs.enqueue(tx, "withdrawal-to-decide-mail", { refundId: refund.id });
    return { outcome: "withdrawn", refund };
  });
}

const countsOf = (pieces: NonNullable<Wanted>): Counts => new Map(pieces.map(({ id, count }) => [id, count]));

const allOf = (lines: readonly WithdrawalLine[]): Counts =>
  new Map(lines.flatMap((line) => (withdrawableCount(line) > 0 ? [[line.id, withdrawableCount(line)]] : [])));

const covers = ({ items }: OrderReturn, counts: Counts): boolean =>
  [...counts].every(([id, count]) =>
    items.some(({ order_item_id, count: asked }) => order_item_id === id && asked >= count),
  );

function itemErrors(wanted: NonNullable<Wanted>, items: readonly ItemRow[]) {
  return wanted.flatMap(({ id, count }, index): Schemas["WithdrawalFieldError"][] => {
    const item = items.find((one) => one.id === id);
    const isTwice = wanted.findIndex((one) => one.id === id) < index;
    const field = `items.${index}.id`;
    if (!item) return [{ field, message: "is no item of this order", code: "unknown_item" }];
    if (isTwice) return [{ field, message: "is there twice", code: "unknown_item" }];
    if (item.withdrawal_exempt)
      return [{ field, message: "is left out of the right of withdrawal", code: "exempt" }];
    const left = item.count - item.refunded_count;
    if (count <= left) return [];
    const message = `is above the ${left} that are left`;
    return [{ field: `items.${index}.count`, message, code: "count_above_left" }];
  });
}

/** What waits for a decision becomes the withdrawal, with all that was asked for by then, and is decided anew. */
async function write(
  tx: Queries,
  order: OrderRow,
  open: OrderReturn | undefined,
  counts: Counts,
  items: readonly ItemRow[],
  now: Date,
): Promise<RefundRow> {
  const content = { withdrawn_at: now, updated_at: now };
  const [refund] = open
    ? await tx
        .update(refunds)
        .set({ ...content, first_approved_by: null, first_approved_at: null, first_approved_items: null })
        .where(eq(refunds.id, open.id))
        .returning()
    : await tx
        .insert(refunds)
        .values({
          ...content,
          id: newId(),
          order_id: order.id,
          market_id: order.market_id,
          customer_id: order.customer_id,
          status: "requested",
          language_id: order.language_id,
          requested_at: now,
          created_at: now,
        })
        .returning();
  const asked = new Map(open?.items.map(({ order_item_id, count }) => [order_item_id, count]));
  const pieces = items.flatMap(({ id, count: bought, refunded_count }) => {
    const count = Math.min(Math.max(asked.get(id) ?? 0, counts.get(id) ?? 0), bought - refunded_count);
    return count > 0 ? [{ refund_id: refund!.id, order_item_id: id, count }] : [];
  });
  await tx.delete(refundItems).where(eq(refundItems.refund_id, refund!.id));
  await tx.insert(refundItems).values(pieces);
  return refund!;
}
