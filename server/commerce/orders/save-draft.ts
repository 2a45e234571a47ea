import { hasInvisibleCharacters } from "#domain/note.ts";
import { couponCodes } from "#domain/coupon-code.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { findProductsOfVariants } from "#server/commerce/catalogue/variants.ts";
import { findLines } from "#server/commerce/cart/cart.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { findReadingLocale, type MarketRow } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import {
  storeVatIdCheck,
  type CheckedVatId,
  type VatIdAsker,
} from "#server/commerce/vat-ids/check-vat-id.ts";
import { findOrder, type OrderRow } from "./orders.ts";
import { checkDraft, namedVariants, type Draft, type FieldErrors } from "./check-draft.ts";
import { checkDraftVatId, typedVatId, vatIdError } from "./order-vat-id.ts";
import { promoteDraft, type PromotedDraft } from "./promote-draft.ts";
import { priceLines, haveSameLines, type DraftChange } from "./pricing.ts";
import { writeDraft } from "./write-draft.ts";

export type SaveDraftResult =
  | { outcome: "saved"; order: OrderRow }
  | { outcome: "noPlace" }
  | { outcome: "invalid"; errors: FieldErrors }
  | { outcome: "changed"; changes: DraftChange[] };
type Refused = Exclude<SaveDraftResult, { outcome: "saved" }>;
type PreparedDraft = { market: MarketRow; promoted: PromotedDraft };
export type NotToBeChanged = { outcome: "noOrder" } | { outcome: "notADraft" };
/** What was found before the transaction. */
export type CheckedBefore = {
  outcome: "checked";
  productsOfVariants: ReadonlyMap<string, string>;
  vatId: CheckedVatId | null;
};

/** Creates or replaces the customer's draft in a market. */
export const createDraft = (services: Services, customerId: string, draft: Draft): Promise<SaveDraftResult> =>
  saveDraft<never>(services, customerId, draft, async () => null);

export const changeDraft = (
  services: Services,
  customerId: string,
  orderId: string,
  draft: Draft,
): Promise<SaveDraftResult | NotToBeChanged> =>
  saveDraft(services, customerId, draft, (queries) => toBeChanged(queries, customerId, orderId, draft));

export async function toBeChanged(
  queries: Queries,
  customerId: string,
  orderId: string,
  draft: Draft,
): Promise<NotToBeChanged | null> {
  const order = await findOrder(queries, customerId, orderId);
  if (!order) return { outcome: "noOrder" };
  const isItsDraft = order.status === "draft" && order.market_id === draft.market_id;
  return isItsDraft ? null : { outcome: "notADraft" };
}

async function saveDraft<Other extends object>(
  services: Services,
  customerId: string,
  draft: Draft,
  refused: (queries: Queries) => Promise<Other | null>,
): Promise<SaveDraftResult | Other> {
  const asker = { customerId, counted: customerId };
  const before = await checkBeforeSaving(services, asker, draft, { customerId, refused });
  if (!isChecked(before)) return before;
  return services.database.transaction((tx) => {
    const lock = () => lockCustomer(tx, customerId);
    return saveDraftIn(tx, services, customerId, draft, before, { lock, refused });
  });
}

const isChecked = (before: object): before is CheckedBefore =>
  "outcome" in before && before.outcome === "checked";

/**
 * What waits for the network or needs no lock. VIES may take seconds: it is asked only about a draft that can be saved.
 * @param cart the customer whose cart the draft has to match, and what else may refuse it; a guest's cart is what the draft says
 */
export async function checkBeforeSaving<Other extends object = never>(
  services: Services,
  asker: VatIdAsker,
  draft: Draft,
  cart?: { customerId: string } & Pick<Rules<Other>, "refused">,
): Promise<CheckedBefore | Refused | Other> {
  const { queries } = services.database;
  const named = namedVariants(draft);
  const productsOfVariants = await findProductsOfVariants(queries, named, { alsoRetired: true });
  if (draft.gift_note && !hasInvisibleCharacters(draft.gift_note)) {
    const [unprintable] = await services.findUnprintable([draft.gift_note.replaceAll(/\s/g, " ")]);
    const message = "holds characters that the packing slip can't show";
    if (unprintable)
      return { outcome: "invalid", errors: [{ field: "gift_note", message, code: "not_printable" }] };
  }
  const typed = typedVatId(draft);
  if (typed === null) return { outcome: "checked", productsOfVariants, vatId: null };
  const first = await prepareDraft(queries, cart?.customerId ?? null, draft, {
    productsOfVariants,
    isExempt: true,
    refused: cart?.refused,
  });
  if (!("prepared" in first)) return first;
  const vatId = await checkDraftVatId(services, asker, draft, typed);
  if (vatId && "problem" in vatId) return { outcome: "invalid", errors: [vatIdError(vatId.problem)] };
  return { outcome: "checked", productsOfVariants, vatId };
}

/** @param lock of the customer, unless the caller has locked or made them */
export async function saveDraftIn<Other extends object = never>(
  tx: Queries,
  services: Services,
  customerId: string,
  draft: Draft,
  { productsOfVariants, vatId }: CheckedBefore,
  { lock, refused }: Pick<Rules<Other>, "lock" | "refused"> = {},
): Promise<SaveDraftResult | Other> {
  const isExempt = vatId !== null && vatId.checkId !== null;
  const rules = { productsOfVariants, isExempt, lock, refused };
  const ready = await prepareDraft(tx, customerId, draft, rules);
  if (!("prepared" in ready)) return ready;
  if (vatId?.unstored) await storeVatIdCheck(tx, customerId, vatId.unstored);
  const { market, promoted } = ready.prepared;
  const order = await writeDraft(tx, services, customerId, market, draft, vatId, promoted);
  return { outcome: "saved", order };
}

type Rules<Other> = {
  productsOfVariants: ReadonlyMap<string, string>;
  isExempt: boolean;
  lock?: (() => Promise<unknown>) | undefined;
  refused?: ((queries: Queries) => Promise<Other | null>) | undefined;
};

/**
 * Reads what a draft is saved with, or why it cannot be saved.
 * @param customerId null: a guest's, for whom there is no cart yet
 */
async function prepareDraft<Other extends object>(
  queries: Queries,
  customerId: string | null,
  draft: Draft,
  { productsOfVariants, isExempt, lock, refused }: Rules<Other>,
): Promise<Refused | Other | { prepared: PreparedDraft }> {
  const ids = { languageId: draft.language_id, marketId: draft.market_id };
  const locale = await findReadingLocale(queries, ids);
  if (!locale?.market.languages.includes(draft.language_id)) return { outcome: "noPlace" };
  const checked = checkDraft(draft, locale.market, productsOfVariants);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  await lock?.();
  const refusal = await refused?.(queries);
  if (refusal) return refusal;
  if (customerId !== null && !haveSameLines(await findLines(queries, customerId), checked.wanted))
    return { outcome: "changed", changes: [{ code: "cart_outdated" }] };
  const { country } = draft.delivery_address;
  const { lines, changes, isBarred } = await priceLines(queries, locale, country, checked.wanted, {
    isExempt,
  });
  if (isBarred) return { outcome: "invalid", errors: [barred] };
  if (changes.length > 0) return { outcome: "changed", changes };
  const codes = couponCodes(draft.coupon_codes ?? []);
  const promoted = await promoteDraft(queries, locale, { customerId, country, codes }, lines);
  return { prepared: { market: locale.market, promoted } };
}

/** The error is on the address, because another country may be allowed. */
const barred: FieldErrors[number] = {
  field: "delivery_address.country",
  message: "something in the cart is not delivered to this country",
  code: "products_barred",
};
