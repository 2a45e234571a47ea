import type { CheckoutChoices, DeliveryDates, Refusal, ShippingOption } from "./checkout.contract.ts";

export const noChoices: CheckoutChoices = {
  shippingCode: null,
  wishedOn: null,
  termsVersion: null,
  points: { kind: "none" },
};

export const offersDelivery = (
  options: readonly ShippingOption[],
  { shippingCode }: Pick<CheckoutChoices, "shippingCode">,
): boolean => options.some(({ code }) => code === shippingCode);

/** The delivery and the day that is wished for. */
export const offers = (
  options: readonly ShippingOption[],
  { shippingCode, wishedOn }: CheckoutChoices,
): boolean => options.some((option) => option.code === shippingCode && !isTooFarAway(option, wishedOn));

/** Once the market allows fewer days. Servers of the last release know no wishes. */
const isTooFarAway = ({ dates, laterDates }: ShippingOption, wishedOn: string | null): boolean =>
  wishedOn !== null &&
  dates !== null &&
  laterDates !== undefined &&
  laterDates.length > 0 &&
  [dates, ...laterDates].every(({ arrivesFrom }) => arrivesFrom < wishedOn);

/** Whether a wish can be chosen for a delivery. */
export const offersWish = (
  options: readonly ShippingOption[],
  { code, wishedOn }: { code: string; wishedOn: string | null },
): boolean =>
  options.some(
    (option) =>
      option.code === code &&
      (wishedOn === null || (option.laterDates ?? []).some(({ arrivesFrom }) => arrivesFrom === wishedOn)),
  );

/**
 * A delivery by a wish, with its dates. The wish is null if it has gone by, because everything arrives later, and if it is
 * too far away.
 */
export function withWish(
  option: ShippingOption,
  wishedOn: string | null,
): { shipping: ShippingOption; wishedOn: string | null } {
  const isAfter = ({ arrivesFrom }: DeliveryDates) => wishedOn !== null && arrivesFrom >= wishedOn;
  // Recordings of the last release have no dates.
  if (!option.dates || isAfter(option.dates)) return { shipping: option, wishedOn: null };
  const dates = (option.laterDates ?? []).find(isAfter);
  return dates ? { shipping: { ...option, dates }, wishedOn } : { shipping: option, wishedOn: null };
}

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
