import { applyPromotions, type Promotion, type PromotionRule } from "#domain/promotions.ts";
import { quoteOrder, type QuoteLine } from "#domain/quote.ts";

/**
 * `node scripts/runtime.mjs bench/quote.ts [lines] [promotions]`: milliseconds for what an order costs, with its
 * promotions; the median of 1,001 quotes and the 95th percentile.
 */
const [lineCount = 50, promotionCount = 20] = process.argv.slice(2).map(Number);

const lines: QuoteLine[] = Array.from({ length: lineCount }, (_, index) => ({
  variantId: `variant-${index}`,
  quantity: 1 + (index % 7),
  unit: 195n + 37n * BigInt(index),
  taxRate: index % 3 === 0 ? 900n : 2_100n,
}));
const idsOf = (share: number) =>
  new Set(lines.filter((_, index) => index % share === 0).map(({ variantId }) => variantId));
const rules: PromotionRule[] = [
  { kind: "percentage", basisPoints: 500n },
  { kind: "amount", amount: 250n },
  { kind: "multi_buy", count: 3, paid: 2 },
  {
    kind: "quantity_price",
    prices: new Map(lines.map(({ variantId }) => [variantId, [{ from: 5, unit: 99n }]])),
  },
  { kind: "free_delivery" },
];
const promotions: Promotion[] = Array.from({ length: promotionCount }, (_, index) => ({
  id: `promotion-${index}`,
  rule: rules[index % rules.length]!,
  variantIds: index % 2 === 0 ? null : idsOf(2 + (index % 3)),
  minimum: 0n,
  isCombinable: index % 4 !== 3,
  code: null,
}));

const durations = Array.from({ length: 2_001 }, () => {
  const start = performance.now();
  const promoted = applyPromotions(lines, 695n, promotions);
  quoteOrder({ lines: promoted.lines, shipping: promoted.shipping, points: null });
  return performance.now() - start;
})
  // Without those before the code is compiled.
  .slice(1_000)
  .toSorted((one, other) => one - other);
const at = (share: number) => durations[Math.floor((durations.length - 1) * share)]!.toFixed(3);
console.log(`${lineCount} lines, ${promotionCount} promotions: ${at(0.5)} ms, 95 % ${at(0.95)} ms`);
