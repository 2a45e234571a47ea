import type { Chosen, Refusal, ShippingOption } from "./checkout.contract.ts";

export const nothingChosen: Chosen = { shippingCode: null, termsVersion: null, points: { kind: "none" } };

export const offers = (options: readonly ShippingOption[], { shippingCode }: Chosen): boolean =>
  options.some(({ code }) => code === shippingCode);

/** Another delivery makes another amount, to which nobody has agreed. */
export function withChange(chosen: Chosen, change: Partial<Chosen>): Chosen {
  const next = { ...chosen, ...change };
  return next.shippingCode === chosen.shippingCode ? next : { ...next, termsVersion: null };
}

/** What was chosen stays chosen; but nobody agreed to what it comes to if the points for it are no longer there. */
export function asAgreed(chosen: Chosen, balance: number): Chosen {
  const { points } = chosen;
  const needed = points.kind === "some" ? Number(points.typed) : points.kind === "all" ? 1 : 0;
  return needed <= balance ? chosen : { ...chosen, termsVersion: null };
}

export function balanceIn(refusals: readonly Refusal[]): number | null {
  for (const refusal of refusals) if (refusal.code === "points_changed") return refusal.params.points;
  return null;
}
