import { and, eq } from "drizzle-orm";
import { couponCodes } from "#domain/coupon-code.ts";
import { quoteOrder } from "#domain/quote.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { findProductsOfVariants } from "#server/commerce/catalogue/variants.ts";
import { findLines } from "#server/commerce/cart/cart.ts";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { newId, newReference } from "#server/platform/ids.ts";
import { findReadingLocale, type MarketRow } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import type { CheckedVatId } from "#server/commerce/vat-ids/check-vat-id.ts";
import { findItems, findOrder, type OrderRow } from "./orders.ts";
import { checkDraft, namedVariants, withoutOrderId, type Draft, type FieldErrors } from "./check-draft.ts";
import { checkDraftVatId, typedVatId, vatIdError } from "./order-vat-id.ts";
import { marketTerms } from "./market-terms.ts";
import { isSameDraft } from "./same-draft.ts";
import { promoteDraft, type PromotedDraft } from "./promote-draft.ts";
import { priceLines, pricedQuoteLine, haveSameLines, type DraftChange } from "./pricing.ts";

export type SaveDraftResult =
  | { outcome: "saved"; order: OrderRow }
  | { outcome: "noPlace" }
  | { outcome: "invalid"; errors: FieldErrors }
  | { outcome: "changed"; changes: DraftChange[] };
type PreparedDraft = { market: MarketRow; promoted: PromotedDraft };
type NotToBeChanged = { outcome: "noOrder" } | { outcome: "notADraft" };

const { orders, orderItems } = customerSchema;

/** Creates or replaces the customer's draft in a market. */
export const createDraft = (services: Services, customerId: string, draft: Draft): Promise<SaveDraftResult> =>
  saveDraft<never>(services, customerId, draft, async () => null);

export const changeDraft = (
  services: Services,
  customerId: string,
  orderId: string,
  draft: Draft,
): Promise<SaveDraftResult | NotToBeChanged> =>
  saveDraft(services, customerId, draft, async (tx) => {
    const order = await findOrder(tx, customerId, orderId);
    if (!order) return { outcome: "noOrder" };
    const isItsDraft = order.status === "draft" && order.market_id === draft.market_id;
    return isItsDraft ? null : { outcome: "notADraft" };
  });

async function saveDraft<Refused extends object>(
  services: Services,
  customerId: string,
  draft: Draft,
  refused: (queries: Queries) => Promise<Refused | null>,
): Promise<SaveDraftResult | Refused> {
  const { queries } = services.database;
  const named = namedVariants(draft);
  const productsOfVariants = await findProductsOfVariants(queries, named, { alsoRetired: true });
  const prepare = (reading: Queries, isExempt: boolean, lock: () => Promise<unknown>) =>
    prepareDraft(reading, customerId, draft, { productsOfVariants, isExempt, lock, refused });
  const typed = typedVatId(draft);
  // VIES may take seconds: it is asked without a lock, and only about a draft that can be saved.
  const first = typed === null ? null : await prepare(queries, true, async () => {});
  if (first && !("prepared" in first)) return first;
  const vatId = typed && first ? await checkDraftVatId(services, customerId, draft, typed) : null;
  if (vatId && "problem" in vatId) return { outcome: "invalid", errors: [vatIdError(vatId.problem)] };
  return services.database.transaction(async (tx) => {
    const isExempt = vatId !== null && vatId.checkId !== null;
    const ready = await prepare(tx, isExempt, () => lockCustomer(tx, customerId));
    if (!("prepared" in ready)) return ready;
    const { market, promoted } = ready.prepared;
    const order = await writeDraft(tx, services, customerId, market, draft, vatId, promoted);
    return { outcome: "saved", order };
  });
}

/** Reads what a draft is saved with, or why it cannot be saved. */
async function prepareDraft<Refused extends object>(
  queries: Queries,
  customerId: string,
  draft: Draft,
  {
    productsOfVariants,
    isExempt,
    lock,
    refused,
  }: {
    productsOfVariants: ReadonlyMap<string, string>;
    isExempt: boolean;
    lock: () => Promise<unknown>;
    refused: (queries: Queries) => Promise<Refused | null>;
  },
): Promise<Exclude<SaveDraftResult, { outcome: "saved" }> | Refused | { prepared: PreparedDraft }> {
  const ids = { languageId: draft.language_id, marketId: draft.market_id };
  const locale = await findReadingLocale(queries, ids);
  if (!locale?.market.languages.includes(draft.language_id)) return { outcome: "noPlace" };
  const checked = checkDraft(draft, locale.market, productsOfVariants);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  await lock();
  const refusal = await refused(queries);
  if (refusal !== null) return refusal;
  const cart = await findLines(queries, customerId);
  if (!haveSameLines(cart, checked.wanted))
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

async function writeDraft(
  tx: Queries,
  { clock }: Services,
  customerId: string,
  market: MarketRow,
  draft: Draft,
  vatId: CheckedVatId | null,
  { lines, shipping, coupons }: PromotedDraft,
): Promise<OrderRow> {
  const [known] = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.customer_id, customerId), eq(orders.market_id, market.id), eq(orders.status, "draft")),
    );
  const { items: itemsMinor } = quoteOrder({ lines: lines.map(pricedQuoteLine) });
  const content = {
    language_id: draft.language_id,
    note: draft.note ?? null,
    delivery_address: withoutOrderId(draft.delivery_address),
    invoice_address: draft.invoice_address ? withoutOrderId(draft.invoice_address) : null,
    used_points: draft.used_points ?? 0,
    paid_with_points: draft.paid_with_points ?? false,
    vat_id: vatId?.vatId ?? null,
    vat_id_check_id: vatId?.checkId ?? null,
    ...marketTerms(market, draft.delivery_address.country),
    coupons,
    shipping_adjustments: shipping,
    items_minor: itemsMinor,
    due_minor: itemsMinor,
  };
  if (known && isSameDraft(known, content, await findItems(tx, [known.id]), lines)) return known;
  const [order] = known
    ? await tx
        .update(orders)
        .set({ ...content, updated_at: clock() })
        .where(eq(orders.id, known.id))
        .returning()
    : await tx
        .insert(orders)
        .values({
          ...content,
          updated_at: clock(),
          id: newId(),
          customer_id: customerId,
          market_id: market.id,
          reference: newReference(),
          status: "draft",
          created_at: clock(),
        })
        .returning();
  await tx.delete(orderItems).where(eq(orderItems.order_id, order!.id));
  await tx.insert(orderItems).values(
    lines.map((line, position) => ({
      id: newId(),
      order_id: order!.id,
      product_id: line.product_id,
      variant_id: line.variant_id,
      position,
      count: line.count,
      name: line.name,
      name_local: line.name,
      variant_name: line.variantName,
      variant_name_local: line.variantName,
      reference: line.reference,
      withdrawal_exempt: line.isWithdrawalExempt,
      unit_minor: line.unit,
      vat_basis_points: Number(line.taxRate),
      adjustments: line.adjustments,
    })),
  );
  return order!;
}
