import { expect, test } from "vitest";
import { applyPromotions, type Promotion, type PromotionRule, type UnusedPromotion } from "./promotions.ts";
import { quoteOrder, type QuoteLine } from "./quote.ts";
import { calculateRefund } from "./refund.ts";

const fern: QuoteLine = { variantId: "fern", quantity: 2, unit: 1_895n, taxRate: 900n };
const pot: QuoteLine = { variantId: "pot", quantity: 1, unit: 2_850n, taxRate: 2_100n };
const seeds: QuoteLine = { variantId: "seeds", quantity: 3, unit: 295n, taxRate: 900n };

const promotion = (id: string, rule: PromotionRule, rest: Partial<Promotion> = {}): Promotion => ({
  id,
  rule,
  variantIds: null,
  minimum: 0n,
  isCombinable: true,
  code: null,
  ...rest,
});
const percentage = (percent: number): PromotionRule => ({
  kind: "percentage",
  basisPoints: BigInt(percent * 100),
});
const amount = (minor: bigint): PromotionRule => ({ kind: "amount", amount: minor });
const threeForTwo: PromotionRule = { kind: "multi_buy", count: 3, paid: 2 };

/** What each promotion takes off, and why the others do not. */
function apply(lines: readonly QuoteLine[], promotions: readonly Promotion[], shipping = 695n) {
  const promoted = applyPromotions(lines, shipping, promotions);
  const taken = promoted.adjustments.map((one) => [one.promotionId, one.target, one.amount]);
  return { taken, unused: promoted.unused, quote: quoteOrder(promoted) };
}
const unused = (id: string, reason: string, rest = {}): UnusedPromotion =>
  ({ id, reason, ...rest }) as UnusedPromotion;

test("a percentage of the order is rounded down once, and shared by the lines", () => {
  const { taken, quote } = apply([fern, pot, seeds], [promotion("ten", percentage(10))]);
  // 10 % of 37.90, 28.50 and 8.85 is 7.525.
  expect(taken).toEqual([["ten", "items", 752n]]);
  expect(quote.lines.map(({ total }) => total)).toEqual([3_411n, 2_565n, 797n]);
  expect(quote.total).toBe(3_411n + 2_565n + 797n + 695n);
});

test("an amount is taken off once, only off its goods, and never more than they cost", () => {
  const offSeeds = (minor: bigint) => promotion("off", amount(minor), { variantIds: new Set(["seeds"]) });
  expect(apply([fern, seeds], [offSeeds(500n)]).taken).toEqual([["off", "items", 500n]]);
  const { taken, quote } = apply([fern, seeds], [offSeeds(5_000n)]);
  expect(taken).toEqual([["off", "items", 885n]]);
  expect(quote.lines.map(({ total }) => total)).toEqual([3_790n, 0n]);
  expect(apply([fern], [offSeeds(500n), promotion("ten", percentage(10))])).toMatchObject({
    taken: [["ten", "items", 379n]],
    unused: [unused("off", "no_goods")],
  });
});

test("of three pieces the cheapest is free, and each is worth its share when it comes back", () => {
  const one = apply([seeds], [promotion("three", threeForTwo)]);
  expect(one.taken).toEqual([["three", "items", 295n]]);
  const paid = {
    moneyPaid: one.quote.total,
    pointsPaid: 0,
    shipping: 695n,
    lines: [{ id: "seeds", total: 590n, count: 3, refundedCount: 0, pointsEach: 0, taxRate: 900n }],
  };
  expect(calculateRefund(paid, new Map([["seeds", 1]])).items).toBe(196n);
  // The cheapest two of six pieces: two of the seeds.
  expect(apply([fern, pot, seeds], [promotion("three", threeForTwo)]).taken).toEqual([
    ["three", "items", 590n],
  ]);
  // The cheapest one of three: a fern.
  expect(apply([fern, pot], [promotion("three", threeForTwo)]).taken).toEqual([["three", "items", 1_895n]]);
  expect(apply([fern], [promotion("three", threeForTwo)]).unused).toEqual([
    unused("three", "not_enough_pieces", { missing: 1 }),
  ]);
});

test("from a number of pieces on, each costs the price of that step", () => {
  const prices = new Map([
    [
      "seeds",
      [
        { from: 3, unit: 265n },
        { from: 10, unit: 240n },
      ],
    ],
  ]);
  const steps = promotion("steps", { kind: "quantity_price", prices });
  const taken = (quantity: number) => apply([{ ...seeds, quantity }, fern], [steps]).taken;
  expect(taken(2)).toEqual([]);
  expect(apply([fern], [steps]).unused).toEqual([]);
  expect(taken(3)).toEqual([["steps", "items", 90n]]);
  expect(taken(9)).toEqual([["steps", "items", 270n]]);
  expect(taken(10)).toEqual([["steps", "items", 550n]]);
  // A sale price below the step's stays.
  expect(apply([{ ...seeds, unit: 250n }], [steps]).taken).toEqual([]);
});

test("free delivery takes off what the chosen delivery costs", () => {
  const free = promotion("free", { kind: "free_delivery" }, { minimum: 4_000n });
  const { taken, quote } = apply([fern, pot], [free]);
  expect(taken).toEqual([["free", "shipping", 695n]]);
  expect([quote.shipping, quote.shippingNet, quote.total]).toEqual([0n, 0n, 6_640n]);
  expect(apply([fern], [free]).unused).toEqual([unused("free", "below_minimum", { missing: 210n })]);
  expect(apply([fern, pot], [free], 0n).unused).toEqual([unused("free", "nothing_to_reduce")]);
});

test("free delivery is named after what is taken off the items", () => {
  const free = promotion("a", { kind: "free_delivery" });
  expect(apply([fern], [free, promotion("b", percentage(10))]).taken).toEqual([
    ["b", "items", 379n],
    ["a", "shipping", 695n],
  ]);
});

test("promotions for chosen goods come before those for all, and others in the order of their ids", () => {
  const offFern = promotion("z", percentage(10), { variantIds: new Set(["fern"]) });
  const all = [promotion("b", percentage(10)), promotion("a", percentage(10)), offFern];
  expect(apply([fern], all).taken.map(([id]) => id)).toEqual(["z", "a", "b"]);
});

test("a cent that two lines could have goes to the first by variant, price and tax rate", () => {
  const cent = [promotion("cent", amount(1n))];
  const line = (variantId: string, unit: bigint, quantity: number, taxRate = 900n): QuoteLine => ({
    variantId,
    unit,
    quantity,
    taxRate,
  });
  const reduced = (lines: readonly QuoteLine[]) =>
    applyPromotions(lines, 0n, cent).lines.flatMap(({ adjustments, total: _total, ...rest }) =>
      adjustments.length > 0 ? [rest] : [],
    );
  const pairs = [
    [line("a", 200n, 1), line("b", 200n, 1)],
    [line("a", 100n, 2), line("a", 200n, 1)],
    [line("a", 100n, 1, 700n), line("a", 100n, 1, 900n)],
    [line("a", 200n, 1), line("b", 100n, 2)],
  ] as const;
  for (const [first, second] of pairs) {
    expect(reduced([first, second])).toEqual([first]);
    expect(reduced([second, first])).toEqual([first]);
  }
});

test("the minimum counts what the promotion's own goods cost", () => {
  const ferns = { variantIds: new Set(["fern"]), minimum: 4_000n };
  expect(apply([fern, pot], [promotion("ferns", percentage(10), ferns)]).unused).toEqual([
    unused("ferns", "below_minimum", { missing: 210n }),
  ]);
  const reached = promotion("ferns", percentage(10), { ...ferns, minimum: 3_790n });
  const { quote, taken } = apply([fern, pot], [reached]);
  expect(taken).toEqual([["ferns", "items", 379n]]);
  // What it is not for stays as it is.
  expect(quote.lines[1]!.adjustments).toEqual([]);
});

test("promotions that can be combined are applied to what earlier ones left", () => {
  const promotions = [
    promotion("amount", amount(1_000n)),
    promotion("ten", percentage(10)),
    promotion("three", threeForTwo),
  ];
  // 75.25 less two seeds is 69.35; 10 % of it is 6.935.
  expect(apply([fern, pot, seeds], promotions).taken).toEqual([
    ["three", "items", 590n],
    ["ten", "items", 693n],
    ["amount", "items", 1_000n],
  ]);
});

test("one that cannot be combined is used if it takes off more than all others, and the others say so", () => {
  const ten = promotion("ten", percentage(10));
  const five = promotion("five", amount(500n));
  const alone = (minor: bigint) => promotion("alone", amount(minor), { isCombinable: false });
  // 6.64 and 5.00 together
  expect(apply([fern, pot], [alone(1_164n), ten, five])).toMatchObject({
    taken: [
      ["ten", "items", 664n],
      ["five", "items", 500n],
    ],
    unused: [unused("alone", "better")],
  });
  expect(apply([fern, pot], [alone(1_165n), ten, five])).toMatchObject({
    taken: [["alone", "items", 1_165n]],
    unused: [unused("ten", "better"), unused("five", "better")],
  });
  const other = promotion("other", amount(1_165n), { isCombinable: false });
  expect(apply([fern, pot], [other, alone(1_165n)]).taken).toEqual([["alone", "items", 1_165n]]);
});

test("one that finds nothing left to take off is not outdone", () => {
  const all = promotion("all", percentage(100));
  const alone = promotion("alone", amount(500n), { isCombinable: false });
  const free = promotion("free", { kind: "free_delivery" });
  expect(apply([fern], [all, promotion("five", amount(500n)), alone, free], 0n).unused).toEqual([
    unused("alone", "better"),
    unused("five", "nothing_to_reduce"),
    unused("free", "nothing_to_reduce"),
  ]);
});

test("where nothing is taken off, nothing is outdone", () => {
  const free = (id: string, isCombinable: boolean) =>
    promotion(id, { kind: "free_delivery" }, { isCombinable });
  expect(apply([fern], [free("alone", false), free("free", true)], 0n).unused).toEqual([
    unused("alone", "nothing_to_reduce"),
    unused("free", "nothing_to_reduce"),
  ]);
});

test("a quantity price is used beside one that cannot be combined", () => {
  const prices = new Map([["seeds", [{ from: 3, unit: 265n }]]]);
  const promotions = [
    promotion("alone", percentage(50), { isCombinable: false }),
    promotion("steps", { kind: "quantity_price", prices }, { isCombinable: false }),
  ];
  expect(apply([seeds], promotions).taken).toEqual([
    ["steps", "items", 90n],
    ["alone", "items", 397n],
  ]);
});

test("a promotion with a code is a coupon, and one without is none", () => {
  const { quote: other } = apply([fern], [promotion("ten", percentage(10))]);
  expect(other.lines[0]!.adjustments).toMatchObject([{ cause: "promotion" }]);
  const { quote } = apply([fern], [promotion("ten", percentage(10), { code: "TEN" })]);
  expect(quote.lines[0]!.adjustments).toEqual([
    { cause: "coupon", amount: 379n, target: "items", promotionId: "ten" },
  ]);
});
