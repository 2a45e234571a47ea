import { minorUnits, money, toWire } from "#domain/money.ts";
import { minimumPayment, pointsToMoney } from "#domain/points.ts";
import type { RecordedAdjustment } from "#domain/recorded-adjustments.ts";
import { exempt, exemptReduction, quoteOrder } from "#domain/quote.ts";
import { findLines } from "#server/commerce/cart/cart.ts";
import { findReadingLocale, type MarketRow, type ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { isStillConfirmed } from "#server/commerce/vat-ids/check-vat-id.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { hasNewWithdrawalExemption, matchesMarket } from "./market-terms.ts";
import { findItems, type ItemRow, type OrderRow } from "./orders.ts";
import { promoteDraft } from "./promote-draft.ts";
import { findPromotionChanges } from "./promotion-changes.ts";
import { haveSameLines, pricedQuoteLine, priceLines, type DraftChange, type PricedLine } from "./pricing.ts";
import { cheapestDelivery, shippingOptionsForDraft, type ShippingOffer } from "./shipping.ts";
import { requestedPoints, shownAmount, type Submission, type SubmissionRefusal } from "./submission.ts";

/** The draft with today's products; its prices are those that were shown. */
export type PricedDraft = {
  market: MarketRow;
  items: ItemRow[];
  lines: PricedLine[];
};
/** `minor`: its price, with tax if it is due. */
export type ChosenShipping = {
  option: ShippingOffer;
  minor: bigint;
  standardMinor: bigint;
  adjustments: RecordedAdjustment[];
};
/** Amounts in minor units. */
export type AgreedPayment = { items: bigint; points: number; due: bigint };

/** Null: the draft and the terms are the ones that were shown. */
export function checkShownVersions(
  draft: OrderRow,
  { draft_updated_at, terms_version }: Submission,
  currentTerms: string,
): SubmissionRefusal | null {
  if (draft_updated_at !== undefined && Date.parse(draft_updated_at) !== draft.updated_at.getTime()) {
    return { outcome: "changedElsewhere" };
  }
  return (terms_version ?? currentTerms) === currentTerms ? null : { outcome: "termsChanged" };
}

export async function priceDraft(
  tx: Queries,
  services: Pick<Services, "clock">,
  draft: OrderRow,
): Promise<SubmissionRefusal | ({ outcome: "priced" } & PricedDraft)> {
  const items = await findItems(tx, [draft.id]);
  const locale = await findReadingLocale(tx, { languageId: draft.language_id, marketId: draft.market_id });
  if (!locale || !matchesMarket(draft, locale.market)) return { outcome: "changedElsewhere" };
  const { lines, changes } = await priceItems(tx, locale, draft, items);
  const terms = {
    customerId: draft.customer_id,
    country: draft.delivery_address.country,
    codes: draft.coupons.map(({ code }) => code),
  };
  if (changes.length > 0) {
    // What promotions do is compared only for the same items.
    const isSame = lines.length === items.length;
    const further = isSame
      ? findPromotionChanges(draft, items, await promoteDraft(tx, locale, terms, lines), locale.market)
      : [];
    return { outcome: "changed", changes: [...changes, ...further] };
  }
  if (hasNewWithdrawalExemption(items, lines) || hasOtherVariants(items, lines))
    return { outcome: "changedElsewhere" };
  if (draft.vat_id_check_id !== null) {
    // Saving the draft again asks VIES again, and shows other net prices.
    const isConfirmed = await isStillConfirmed(tx, services, draft.vat_id_check_id, locale.market.seller);
    if (!isConfirmed || hasNewTaxRates(items, lines)) return { outcome: "changedElsewhere" };
  }
  const promoted = await promoteDraft(tx, locale, terms, lines);
  const promotionChanges = findPromotionChanges(draft, items, promoted, locale.market);
  if (promotionChanges.length > 0) return { outcome: "changed", changes: promotionChanges };
  return {
    outcome: "priced",
    market: locale.market,
    items,
    lines: promoted.lines,
  };
}

/** Whether a line is no longer the variant that was shown, by its reference or its name. */
const hasOtherVariants = (items: readonly ItemRow[], lines: readonly PricedLine[]): boolean =>
  items.some((item) =>
    lines.some(
      (line) =>
        line.variant_id === item.variant_id &&
        ((item.reference ?? line.reference) !== line.reference || item.variant_name !== line.variantName),
    ),
  );

const hasNewTaxRates = (items: readonly ItemRow[], lines: readonly PricedLine[]): boolean =>
  items.some((item) =>
    lines.some(
      (line) => line.variant_id === item.variant_id && line.taxRate !== BigInt(item.vat_basis_points),
    ),
  );

async function priceItems(tx: Queries, locale: ReadingLocale, draft: OrderRow, items: readonly ItemRow[]) {
  const cart = await findLines(tx, draft.customer_id);
  if (!haveSameLines(cart, items)) {
    return { lines: [], changes: [{ code: "cart_outdated" }] satisfies DraftChange[] };
  }
  const requested = items.map(({ product_id, variant_id, count, unit_minor }) => ({
    product_id,
    variant_id,
    count,
    unit: unit_minor,
  }));
  return priceLines(tx, locale, draft.delivery_address.country, requested);
}

export async function chooseShipping(
  tx: Queries,
  draft: OrderRow,
  { market, items }: PricedDraft,
  code: string,
): Promise<SubmissionRefusal | ({ outcome: "chosen" } & ChosenShipping)> {
  const options = await shippingOptionsForDraft(tx, market, draft, items);
  const option = options.find((offer) => offer.code === code);
  if (!option) return { outcome: "noShipping" };
  const standardMinor = cheapestDelivery(options, option).minor;
  // Of several free deliveries only the first takes something off.
  const [first] = draft.shipping_adjustments;
  const adjustments = first && option.reduction > 0n ? [{ ...first, minor: Number(option.reduction) }] : [];
  return { outcome: "chosen", option, minor: option.minor, standardMinor, adjustments };
}

/** Takes the tax out of the prices of an order whose VAT ID VIES confirmed. */
export function exemptIfConfirmed(
  { vat_id_check_id }: OrderRow,
  priced: PricedDraft,
  shipping: ChosenShipping,
): { priced: PricedDraft; shipping: ChosenShipping } {
  if (vat_id_check_id === null) return { priced, shipping };
  const gross = priced.lines.map(pricedQuoteLine);
  const net = exempt(gross, shipping.minor);
  const lines = priced.lines.map((line, index) => {
    const { unit, taxRate, adjustments } = net.lines[index]!;
    const recorded = line.adjustments.map((adjustment, at) => ({
      ...adjustment,
      minor: Number(adjustments![at]!.amount),
    }));
    return { ...line, unit, taxRate, adjustments: recorded };
  });
  const standard = exempt(gross, shipping.standardMinor);
  return {
    priced: { ...priced, lines },
    shipping: {
      ...shipping,
      minor: net.shipping,
      standardMinor: standard.shipping,
      adjustments: shipping.adjustments.map((adjustment) => ({
        ...adjustment,
        minor: Number(exemptReduction(gross, shipping.minor, BigInt(adjustment.minor))),
      })),
    },
  };
}

/** Divides the total between points and money, if both are as they were shown. */
export function agreePayment(
  draft: OrderRow,
  { market, lines }: PricedDraft,
  shipping: ChosenShipping,
  submission: Submission,
  balance: number,
): SubmissionRefusal | ({ outcome: "agreed" } & AgreedPayment) {
  const requested = requestedPoints(submission, draft, balance);
  const { items, points, due, refusals } = quoteOrder({
    lines: lines.map(pricedQuoteLine),
    shipping: shipping.minor,
    points: {
      used: requested.paid_with_points ? "all" : (requested.used_points ?? 0),
      balance,
      value: BigInt(market.point_value),
    },
    minimum: minimumPayment(market),
  });
  if (refusals.includes("below_minimum")) return { outcome: "tooLittle" };
  if (points > 0 && requested.points_balance !== balance) {
    return { outcome: "changed", changes: [{ code: "points_changed", points: balance }] };
  }
  if (refusals.includes("too_many_points")) return { outcome: "tooManyPoints" };
  // The specification's client sends 0 where points pay all.
  const shownPoints = requested.used_points || points;
  if (requested.paid_with_points && shownPoints !== points)
    return otherTotal(worthOf(shownPoints, market), worthOf(points, market), market);
  const shown = shownAmount(submission, draft);
  if (shown === "bad") return { outcome: "badAmount" };
  if (shown !== null && shown !== due) return otherTotal(shown, due, market);
  return { outcome: "agreed", items, points, due };
}

const worthOf = (points: number, market: MarketRow): bigint => minorUnits(pointsToMoney(points, market));

/** Amounts in minor units. */
function otherTotal(shown: bigint, now: bigint, market: MarketRow): SubmissionRefusal {
  const amounts = { old_price: toWire(money(shown, market)), new_price: toWire(money(now, market)) };
  return { outcome: "changed", changes: [{ code: "shipping_changed", ...amounts }] };
}
