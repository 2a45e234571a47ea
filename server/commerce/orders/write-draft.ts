import { and, eq } from "drizzle-orm";
import { quoteOrder } from "#domain/quote.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import type { CheckedVatId } from "#server/commerce/vat-ids/check-vat-id.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { newId, newReference } from "#server/platform/ids.ts";
import { withoutOrderId, type Draft } from "./check-draft.ts";
import { marketTerms } from "./market-terms.ts";
import { findItems, type OrderRow } from "./orders.ts";
import { pricedQuoteLine } from "./pricing.ts";
import type { PromotedDraft } from "./promote-draft.ts";
import { isSameDraft } from "./same-draft.ts";

const { orders, orderItems } = customerSchema;

/** The caller has locked the customer. */
export async function writeDraft(
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
    gift_note: draft.gift_note?.trim() === "" ? "" : (draft.gift_note ?? null),
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
