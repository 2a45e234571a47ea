import { and, eq } from "drizzle-orm";
import { matureCommission } from "#server/commerce/commissions/ledger.ts";
import { commissionBalances } from "#server/platform/database/commission-schema.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import { lockOrderOfCustomer } from "#server/commerce/orders/orders.ts";
import type { Shop, TestCustomer } from "./shop.ts";

const day = 86_400_000;

/** The time until earned points and commission are released. */
export function holdingPeriodHelpers(opened: () => Shop) {
  /** Runs an action some days ago. */
  const ago = async <Result>(days: number, work: () => Promise<Result>): Promise<Result> => {
    const { clock } = opened();
    const now = clock.now;
    clock.now = new Date(now.getTime() - days * day);
    return work().finally(() => {
      clock.now = now;
    });
  };
  const later = <Result>(days: number, work: () => Promise<Result>): Promise<Result> => ago(-days, work);
  /** Payable and pending cents, from the tables, because sessions may have expired. */
  const sums = async ({ id }: TestCustomer): Promise<[number, number]> => {
    const [row] = await opened()
      .services.database.queries.select()
      .from(commissionBalances)
      .where(and(eq(commissionBalances.customer_id, id), eq(commissionBalances.currency, "EUR")));
    return [Number(row?.balance_minor ?? 0), Number(row?.pending_minor ?? 0)];
  };
  const points = async ({ id }: TestCustomer): Promise<[number, number]> => {
    const [row] = await opened()
      .services.database.queries.select()
      .from(customers)
      .where(eq(customers.id, id));
    return [row!.points, row!.points_in_deposit];
  };
  /** Runs the job when it is due. */
  const mature = (orderId: string): Promise<void> =>
    opened().services.database.transaction(async (tx) => {
      await lockOrderOfCustomer(tx, orderId);
      await matureCommission(tx, opened().clock.now, orderId);
    });
  return { ago, later, sums, points, mature };
}
