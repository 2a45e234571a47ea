import { allocate } from "./allocate.ts";
import { sumMinor } from "./money.ts";
import { mergeLines, type QuotedLine, type QuoteLine } from "./quote.ts";

/**
 * What a promotion takes off, in minor units incl. tax.
 *
 * - `percentage`: of what its goods cost, in basis points, rounded down
 * - `amount`: off its goods together, once per order
 * - `multi_buy`: of each `count` pieces only `paid` are paid for; the cheapest are free
 * - `quantity_price`: from so many pieces of a variant, each costs `unit`; of several steps the last one reached counts
 * - `free_delivery`: what the chosen delivery costs
 */
export type PromotionRule =
  | { kind: "percentage"; basisPoints: bigint }
  | { kind: "amount"; amount: bigint }
  | { kind: "multi_buy"; count: number; paid: number }
  | { kind: "quantity_price"; prices: ReadonlyMap<string, readonly QuantityPrice[]> }
  | { kind: "free_delivery" };
export type QuantityPrice = { from: number; unit: bigint };

/** `null` as `variantIds`: all goods. `minimum`: the least that its goods cost before promotions. */
export type Promotion = {
  id: string;
  rule: PromotionRule;
  variantIds: ReadonlySet<string> | null;
  minimum: bigint;
  isCombinable: boolean;
  /** Null: it applies by itself. */
  code: string | null;
};

/** An amount above 0 that is taken off, in minor units. */
export type Adjustment = {
  cause: "promotion" | "coupon" | "manual";
  amount: bigint;
  target: "items" | "shipping";
  promotionId: string | null;
};

/** Why a promotion takes nothing off: `better` are others, with which it cannot be combined. */
export type UnusedPromotion = { id: string } & (
  | { reason: "no_goods" }
  | { reason: "below_minimum"; missing: bigint }
  | { reason: "not_enough_pieces"; missing: number }
  | { reason: "better" }
  | { reason: "nothing_to_reduce" }
);

/** An order while promotions are applied to it; lines in the order in which they get remaining minor units. */
type Basket = { lines: readonly QuotedLine[]; shipping: bigint; adjustments: readonly Adjustment[] };

/** `adjustments`: one for each promotion that is used; `lines` have their shares, `shipping` is what is left of it. */
export type PromotedOrder = Basket & { unused: readonly UnusedPromotion[] };

/** The order in which promotions are applied, each to what the earlier ones left. */
const ranks: readonly PromotionRule["kind"][] = [
  "quantity_price",
  "multi_buy",
  "percentage",
  "amount",
  "free_delivery",
];

/**
 * Applies promotions to an order. Those that cannot be combined compete with all that can; the greatest reduction wins,
 * and of equal ones the combined. Quantity prices compete with nothing.
 */
export function applyPromotions(
  lines: readonly QuoteLine[],
  shipping: bigint,
  promotions: readonly Promotion[],
): PromotedOrder {
  const merged = mergeLines(lines);
  const sorted = promotions.toSorted(comparePromotions);
  const isPrice = ({ rule }: Promotion) => rule.kind === "quantity_price";
  const start = { lines: merged.toSorted(compareLines), shipping, adjustments: [] };
  const priced = applyAll(start, sorted.filter(isPrice));
  const others = sorted.filter((promotion) => !isPrice(promotion));
  const unused = others.flatMap((promotion) => unusable(priced, promotion) ?? []);
  const usable = others.filter(({ id }) => !unused.some((one) => one.id === id));
  const { chosen, ...best } = [
    usable.filter(({ isCombinable }) => isCombinable),
    ...usable.filter(({ isCombinable }) => !isCombinable).map((promotion) => [promotion]),
  ]
    .map((some) => ({ chosen: some, ...applyAll(priced, some) }))
    .reduce((one, other) => (reductionOf(other) > reductionOf(one) ? other : one));
  const isApplied = ({ id }: Promotion) => best.adjustments.some(({ promotionId }) => promotionId === id);
  const isReduced = reductionOf(best) > reductionOf(priced);
  const outdone = usable
    .filter((promotion) => !isApplied(promotion))
    .map((promotion): UnusedPromotion => {
      const isOutdone = isReduced && !chosen.includes(promotion);
      return { id: promotion.id, reason: isOutdone ? "better" : "nothing_to_reduce" };
    });
  return {
    ...best,
    lines: inOrderOf(merged, best.lines),
    unused: [...unused, ...outdone],
  };
}

function inOrderOf(given: readonly QuotedLine[], lines: readonly QuotedLine[]): QuotedLine[] {
  const keyOf = ({ variantId, unit, taxRate }: QuotedLine) => `${variantId} ${unit} ${taxRate}`;
  const byKey = new Map(lines.map((line) => [keyOf(line), line]));
  return given.map((line) => byKey.get(keyOf(line))!);
}

/** Lines of one variant with different prices are ordered by these. */
const compareLines = (one: QuotedLine, other: QuotedLine): number =>
  (one.variantId < other.variantId ? -1 : one.variantId > other.variantId ? 1 : 0) ||
  Number(one.unit - other.unit) ||
  Number(one.taxRate - other.taxRate);

const comparePromotions = (one: Promotion, other: Promotion): number =>
  ranks.indexOf(one.rule.kind) - ranks.indexOf(other.rule.kind) ||
  Number(one.variantIds === null) - Number(other.variantIds === null) ||
  (one.id < other.id ? -1 : 1);

const reductionOf = ({ adjustments }: { adjustments: readonly Adjustment[] }): bigint =>
  sumMinor(adjustments.map(({ amount }) => amount));

const isFor = ({ variantIds }: Promotion, { variantId }: QuotedLine): boolean =>
  variantIds === null || variantIds.has(variantId);

/** Why a promotion cannot be used for this order, even alone. */
function unusable(basket: Basket, promotion: Promotion): UnusedPromotion | null {
  const { id, minimum, rule } = promotion;
  const goods = basket.lines.filter((line) => isFor(promotion, line));
  if (goods.length === 0) return { id, reason: "no_goods" };
  const value = sumMinor(goods.map(({ total }) => total));
  if (value < minimum) return { id, reason: "below_minimum", missing: minimum - value };
  if (rule.kind !== "multi_buy") return null;
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces < rule.count ? { id, reason: "not_enough_pieces", missing: rule.count - pieces } : null;
}

const applyAll = (basket: Basket, promotions: readonly Promotion[]): Basket =>
  promotions.reduce(applyOne, basket);

function applyOne(basket: Basket, promotion: Promotion): Basket {
  const { rule } = promotion;
  const made = (amount: bigint, target: Adjustment["target"]): Adjustment => ({
    cause: promotion.code === null ? "promotion" : "coupon",
    amount,
    target,
    promotionId: promotion.id,
  });
  if (rule.kind === "free_delivery") {
    if (basket.shipping === 0n) return basket;
    return {
      ...basket,
      shipping: 0n,
      adjustments: [...basket.adjustments, made(basket.shipping, "shipping")],
    };
  }
  if (rule.kind === "quantity_price") {
    const parts = basket.lines.map((line) => quantityReduction(line, rule.prices));
    return takeOff(basket, parts, made(sumMinor(parts), "items"));
  }
  const goods = basket.lines.map((line) => isFor(promotion, line));
  const included = basket.lines.filter((_, index) => goods[index]);
  const left = sumMinor(included.map(({ total }) => total));
  const wanted = wantedReduction(included, left, rule);
  const adjustment = made(wanted < left ? wanted : left, "items");
  const shares = allocate(
    adjustment.amount,
    included.map(({ total }) => total),
  );
  let next = 0;
  const parts = goods.map((isIncluded) => (isIncluded ? shares[next++]! : 0n));
  return takeOff(basket, parts, adjustment);
}

/** Takes a part of the adjustment off each line. */
function takeOff(basket: Basket, parts: readonly bigint[], adjustment: Adjustment): Basket {
  if (adjustment.amount === 0n) return basket;
  const lines = basket.lines.map((line, index) => {
    const amount = parts[index]!;
    if (amount === 0n) return line;
    const adjustments = [...line.adjustments, { ...adjustment, amount }];
    return { ...line, adjustments, total: line.total - amount };
  });
  return { ...basket, lines, adjustments: [...basket.adjustments, adjustment] };
}

function wantedReduction(
  included: readonly QuotedLine[],
  left: bigint,
  rule: Exclude<PromotionRule, { kind: "free_delivery" | "quantity_price" }>,
): bigint {
  switch (rule.kind) {
    case "percentage":
      return (left * rule.basisPoints) / 10_000n;
    case "amount":
      return rule.amount;
    case "multi_buy":
      return costOfCheapest(included, rule);
  }
}

/** What the free pieces cost: each line's pieces at what one of them costs by now, rounded down. */
function costOfCheapest(
  included: readonly QuotedLine[],
  { count, paid }: Extract<PromotionRule, { kind: "multi_buy" }>,
): bigint {
  const pieces = included.reduce((sum, { quantity }) => sum + quantity, 0);
  let free = Math.floor(pieces / count) * (count - paid);
  let cost = 0n;
  const each = ({ total, quantity }: QuotedLine) => total / BigInt(quantity);
  for (const line of included.toSorted((one, other) => Number(each(one) - each(other)))) {
    const taken = Math.min(free, line.quantity);
    cost += each(line) * BigInt(taken);
    free -= taken;
  }
  return cost;
}

function quantityReduction(
  { variantId, quantity, total }: QuotedLine,
  prices: ReadonlyMap<string, readonly QuantityPrice[]>,
): bigint {
  const reached = (prices.get(variantId) ?? []).filter(({ from }) => quantity >= from);
  const totals = reached.map(({ unit }) => unit * BigInt(quantity));
  return total - totals.reduce((lowest, one) => (one < lowest ? one : lowest), total);
}
