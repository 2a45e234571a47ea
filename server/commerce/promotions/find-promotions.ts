import { and, count, eq, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { promotionMinimum, promotionRule, type PromotionSettings } from "#domain/promotion-settings.ts";
import type { Promotion } from "#domain/promotions.ts";
import type { PromotionRefusal } from "#domain/recorded-adjustments.ts";
import { customersOfSameAddress } from "#server/commerce/accounts/same-address.ts";
import { findGoodsOf } from "./promotion-goods.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import {
  promotionMarkets,
  promotions,
  promotionUses,
  type PromotionState,
} from "#server/platform/database/promotion-schema.ts";

const { orders } = customerSchema;

export type ConsideredLine = { product_id: string; variant_id: string };
export type PromotionBuyer = {
  market: MarketRow;
  /** Null: a visitor, whose earlier orders are unknown. */
  customerId: string | null;
};
type Standing = "open" | PromotionRefusal;
export type FoundPromotion = {
  promotion: Promotion;
  settings: PromotionSettings;
  standing: Standing;
};

type Row = {
  id: string;
  settings: PromotionSettings;
  code: string | null;
  state: PromotionState;
};

/** The market's running promotions, and those with these codes in any state. */
export async function findPromotions(
  queries: Queries,
  { market, customerId }: PromotionBuyer,
  lines: readonly ConsideredLine[],
  codes: readonly string[],
): Promise<FoundPromotion[]> {
  const rows = await selectRows(queries, market.id, codes);
  if (rows.length === 0) return [];
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  const goods = await findGoodsOf(queries, rows, productIds);
  const variantIds = await findReferences(queries, rows);
  const uses = await countUses(queries, rows, customerId);
  const isFirst = await isFirstOrder(queries, rows, customerId);
  return rows.flatMap(({ id, settings, code, state }) => {
    const rule = promotionRule(settings, market, (reference) => variantIds.get(reference));
    if (rule === null) return [];
    const products = goods.get(id) ?? null;
    const included = lines.filter(({ product_id }) => products?.has(product_id));
    const promotion: Promotion = {
      id,
      rule,
      code,
      variantIds: products === null ? null : new Set(included.map(({ variant_id }) => variant_id)),
      minimum: promotionMinimum(settings, market),
      isCombinable: settings.combinable,
    };
    return [{ promotion, settings, standing: standingOf({ settings, state }, uses.get(id), isFirst) }];
  });
}

const selectRows = (queries: Queries, marketId: string, codes: readonly string[]): Promise<Row[]> =>
  queries
    .select({
      id: promotions.id,
      settings: promotions.settings,
      code: promotions.code,
      state: promotionMarkets.state,
    })
    .from(promotions)
    .innerJoin(promotionMarkets, eq(promotionMarkets.promotion_id, promotions.id))
    .where(
      and(
        // Those that left the folder have no market.
        eq(promotionMarkets.market_id, marketId),
        or(
          and(isNull(promotions.code), eq(promotionMarkets.state, "running")),
          codes.length > 0 ? inArray(promotions.code, [...codes]) : undefined,
        ),
      ),
    )
    .orderBy(promotions.id);

async function findReferences(queries: Queries, rows: readonly Row[]): Promise<Map<string, string>> {
  const references = rows.flatMap(({ settings }) =>
    (settings.quantity_prices ?? []).map(({ reference }) => reference),
  );
  if (references.length === 0) return new Map();
  const found = await queries
    .select({ id: productVariants.id, reference: productVariants.reference })
    .from(productVariants)
    .where(and(inArray(productVariants.reference, references), isNull(productVariants.retired_at)));
  return new Map(found.map(({ id, reference }) => [reference, id]));
}

type Uses = { all: number; own: number };

/** How often promotions with a limit were used, in all and by the customer. */
async function countUses(
  queries: Queries,
  rows: readonly Row[],
  customerId: string | null,
): Promise<Map<string, Uses>> {
  const limited = rows.filter(({ settings }) => settings.uses ?? settings.uses_per_customer);
  if (limited.length === 0) return new Map();
  const isOwn =
    customerId === null
      ? sql`false`
      : sql`${promotionUses.customer_id} in ${customersOfSameAddress(customerId)}`;
  const counted = await queries
    .select({
      id: promotionUses.promotion_id,
      all: count(),
      own: sql<number>`count(*) filter (where ${isOwn})`.mapWith(Number),
    })
    .from(promotionUses)
    .where(
      inArray(
        promotionUses.promotion_id,
        limited.map(({ id }) => id),
      ),
    )
    .groupBy(promotionUses.promotion_id);
  return new Map(counted.map(({ id, ...uses }) => [id, uses]));
}

async function isFirstOrder(
  queries: Queries,
  rows: readonly Row[],
  customerId: string | null,
): Promise<boolean> {
  if (customerId === null || !rows.some(({ settings }) => settings.first_order)) return true;
  return !(await hasOrdered(queries, customerId));
}

/** @param but another order than this */
export async function hasOrdered(queries: Queries, customerId: string, but?: string): Promise<boolean> {
  const placed = and(
    sql`${orders.customer_id} in ${customersOfSameAddress(customerId)}`,
    notInArray(orders.status, ["draft", "cancelled"]),
    but === undefined ? undefined : ne(orders.id, but),
  );
  return (await queries.$count(orders, placed)) > 0;
}

function standingOf(
  { settings, state }: Pick<Row, "settings" | "state">,
  { all, own }: Uses = { all: 0, own: 0 },
  isFirst: boolean,
): Standing {
  if (state === "scheduled") return "not_started";
  if (state === "ended") return "ended";
  if (settings.uses !== undefined && all >= settings.uses) return "used_up";
  if (settings.uses_per_customer !== undefined && own >= settings.uses_per_customer)
    return "used_by_customer";
  return settings.first_order && !isFirst ? "first_order_only" : "open";
}
