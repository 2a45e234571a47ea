import { z } from "zod";
import { couponCode } from "#domain/coupon-code.ts";
import { ruleNames } from "#domain/promotion-settings.ts";
import { shownName, slug, unique } from "./format-values.ts";
import { reference } from "./format-variants.ts";

const amounts = z.record(slug, z.number().positive().max(1_000_000_000));
const pieces = z.int("must be a whole number").min(2).max(10_000);
const uses = z.int("must be a whole number").min(1).max(1_000_000_000);
const moment = z.iso
  .datetime({ local: true, offset: false, precision: -1, error: "is no moment such as 2026-12-01T00:00" })
  .refine((text) => !text.endsWith("Z"), "is in the market's time zone, so it has no Z");

export const promotionFile = z
  .strictObject({
    name: z.record(slug, shownName),
    code: z
      .string()
      .refine((typed) => couponCode(typed) !== null, "must be 3 to 32 letters and digits")
      .transform((typed) => couponCode(typed)!)
      .optional(),
    markets: unique(z.array(slug).min(1)),
    from: moment.optional(),
    to: moment.optional(),
    percentage: z
      .number()
      .gt(0)
      .max(100)
      .refine((percent) => Math.round(percent * 100) / 100 === percent, "must have at most two decimals")
      .optional(),
    amount: amounts.optional(),
    multi_buy: z
      .strictObject({ count: pieces, pay_for: z.int().min(1) })
      .refine(({ count, pay_for }) => pay_for < count, "pay_for must be less than count")
      .optional(),
    quantity_prices: z
      .array(z.strictObject({ reference, from: pieces, prices: amounts }))
      .min(1)
      .optional(),
    prices: z
      .array(z.strictObject({ reference, prices: amounts }))
      .min(1)
      .refine(
        (all) => new Set(all.map((one) => one.reference)).size === all.length,
        "must not have the same reference twice",
      )
      .optional(),
    free_delivery: z.literal(true).optional(),
    products: unique(z.array(slug)).default([]),
    categories: unique(z.array(slug)).default([]),
    minimum: amounts.optional(),
    combinable: z.boolean().default(true),
    first_order: z.boolean().default(false),
    uses: uses.optional(),
    uses_per_customer: uses.optional(),
  })
  .superRefine((promotion, context) => {
    const issue = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
    const rules = ruleNames.filter((rule) => promotion[rule] !== undefined);
    if (rules.length !== 1) issue([], `must have one of ${ruleNames.join(", ")}`);
    const { from, to, quantity_prices, prices, products, categories, code } = promotion;
    if (from !== undefined && to !== undefined && to <= from) issue(["to"], "must be after from");
    if (quantity_prices && products.length + categories.length > 0)
      issue(["quantity_prices"], "names its goods itself");
    if (quantity_prices && code !== undefined) issue(["code"], "is not for quantity_prices");
    if (quantity_prices && promotion.minimum) issue(["minimum"], "is not for quantity_prices");
    if ((quantity_prices ?? prices) && !promotion.combinable)
      issue(["combinable"], "is not for quantity_prices and prices, which compete with nothing");
    if (prices && products.length + categories.length > 0) issue(["prices"], "names its goods itself");
    const terms = ["code", "minimum", "uses", "uses_per_customer"] as const;
    for (const term of prices ? terms : [])
      if (promotion[term] !== undefined) issue([term], "is not for prices");
    if (prices && promotion.first_order) issue(["first_order"], "is not for prices");
  });

export type PromotionData = z.infer<typeof promotionFile>;
