import { isDeepStrictEqual } from "node:util";
import type { ItemRow, OrderRow } from "./orders.ts";
import type { PricedLine } from "./pricing.ts";

/** Saving an unchanged draft does not touch it, so that it stays valid in other tabs. */
export function isSameDraft(
  known: OrderRow,
  content: Partial<OrderRow>,
  items: readonly ItemRow[],
  lines: readonly PricedLine[],
): boolean {
  const stored = items.map((item) => ({
    product_id: item.product_id,
    variant_id: item.variant_id,
    count: item.count,
    name: item.name,
    variantName: item.variant_name,
    reference: item.reference,
    unit: item.unit_minor,
    taxRate: BigInt(item.vat_basis_points),
    isWithdrawalExempt: item.withdrawal_exempt,
    adjustments: item.adjustments,
  }));
  const values = Object.fromEntries(
    Object.keys(content).map((column) => [column, known[column as keyof OrderRow]]),
  );
  const drafted = lines.map(({ points: _points, shopName: _shopName, ...line }) => {
    const { shopVariantName: _shopVariantName, ...shown } = line;
    return shown;
  });
  return isDeepStrictEqual([values, stored], [content, drafted]);
}
