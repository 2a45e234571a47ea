import type { CheckoutChoices, Refusal, ShippingOption } from "./checkout.contract.ts";

export const noChoices: CheckoutChoices = {
  shippingCode: null,
  termsVersion: null,
  points: { kind: "none" },
};

export const offers = (options: readonly ShippingOption[], { shippingCode }: CheckoutChoices): boolean =>
  options.some(({ code }) => code === shippingCode);

/** Another delivery changes the amount, so the terms have to be accepted again. */
export function withChange(chosen: CheckoutChoices, change: Partial<CheckoutChoices>): CheckoutChoices {
  const next = { ...chosen, ...change };
  return next.shippingCode === chosen.shippingCode ? next : { ...next, termsVersion: null };
}

/** Choices stay; but the terms have to be accepted again if the balance no longer covers the points, which changes the amount. */
export function withAgreedTerms(chosen: CheckoutChoices, balance: number): CheckoutChoices {
  const { points } = chosen;
  const needed = points.kind === "some" ? Number(points.typed) : points.kind === "all" ? 1 : 0;
  return needed <= balance ? chosen : { ...chosen, termsVersion: null };
}

type Shown = { itemsTotal: number | null; shippingOptions: readonly ShippingOption[] };

/** Whether the items and the chosen delivery cost what they did. A delivery that was not shown yet has not changed. */
export function isSameAmount(before: Shown & { chosen: CheckoutChoices }, after: Shown): boolean {
  const priceOf = ({ shippingOptions }: Shown) =>
    shippingOptions.find(({ code }) => code === before.chosen.shippingCode)?.price;
  const shown = priceOf(before);
  return before.itemsTotal === after.itemsTotal && (shown === undefined || shown === priceOf(after));
}

export function pointsBalanceIn(refusals: readonly Refusal[]): number | null {
  for (const refusal of refusals) if (refusal.code === "points_changed") return refusal.params.points;
  return null;
}
