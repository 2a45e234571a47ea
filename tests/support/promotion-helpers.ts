import { expect } from "vitest";
import { applyFiles } from "./apply-files.ts";
import { fern, orderHelpers, type Line } from "./order-helpers.ts";
import type { Shop } from "./shop.ts";
import { shopFiles } from "./shop-folder.ts";

export const promotion = (more: object) => ({
  name: { en: "Sale", de: "Aktion" },
  markets: ["europe"],
  ...more,
});

/** Applies the test shop's folder with these promotions, by name. */
export const applyPromotionFiles = (shop: Shop, promotions: Record<string, object>): Promise<void> =>
  applyFiles(shop, {
    ...shopFiles,
    ...Object.fromEntries(
      Object.entries(promotions).map(([name, content]) => [`promotions/${name}.yaml`, promotion(content)]),
    ),
  });

/** A customer whose drafts have coupon codes. */
export async function promotionShopper(shop: Shop) {
  const customer = await shop.customer();
  const steps = orderHelpers(shop, customer);
  const draftWith = (codes: readonly string[], lines?: readonly Line[]) =>
    steps.draft(lines, { coupon_codes: codes });
  const submitted = async (codes: readonly string[], lines?: readonly Line[]) => {
    const { id } = await draftWith(codes, lines);
    const answer = await steps.submit(id);
    expect([answer.status, answer.body.code]).toEqual([200, undefined]);
    return answer.body;
  };
  /** The draft of a cart that holds ferns already. */
  const savedWith = async (coupon_codes: readonly string[]) => {
    const body = await steps.draftOf([fern], { coupon_codes });
    const answer = await shop.call("POST", "/orders/", { token: customer.token, body });
    expect([answer.status, answer.body.code]).toEqual([200, undefined]);
    return answer.body;
  };
  return { customer, ...steps, draftWith, savedWith, submitted };
}

/** What promotions take off, by their ids. */
export const reductions = ({
  adjustments,
}: {
  adjustments: readonly { promotion_id: string | null; amount: number }[];
}) => Object.fromEntries(adjustments.map(({ promotion_id, amount }) => [promotion_id, amount]));
