import type { Chosen, Refusal, ShippingOption } from "./checkout.contract.ts";

export const nothingChosen: Chosen = { shippingCode: null, termsVersion: null, points: { kind: "none" } };

export const offers = (options: readonly ShippingOption[], { shippingCode }: Chosen): boolean =>
  options.some(({ code }) => code === shippingCode);

/** Drops a choice of points that the balance no longer covers. */
export function payable(chosen: Chosen, balance: number): Chosen {
  const { points } = chosen;
  const isThere = points.kind === "some" ? points.points <= balance : balance > 0;
  return isThere ? chosen : { ...chosen, points: nothingChosen.points };
}

export function balanceIn(refusals: readonly Refusal[]): number | null {
  for (const refusal of refusals) if (refusal.code === "points_changed") return refusal.params.points;
  return null;
}
