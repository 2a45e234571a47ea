import { sql } from "drizzle-orm";
import { orderItems } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import type { PricedDraft } from "./submission-checks.ts";

/** Stores names, points, prices, tax rates and exemptions as they are now. */
export async function freezeItems(tx: Queries, { items, lines }: PricedDraft): Promise<void> {
  const frozen = items.map((item) => {
    const line = lines.find(({ variant_id }) => variant_id === item.variant_id)!;
    const { points, unit, taxRate, isWithdrawalExempt } = line;
    return {
      ...item,
      name: line.shopName,
      name_local: line.name,
      variant_name: line.shopVariantName,
      variant_name_local: line.variantName,
      reference: line.reference,
      points_each: points,
      unit_minor: unit,
      vat_basis_points: Number(taxRate),
      withdrawal_exempt: isWithdrawalExempt,
      adjustments: line.adjustments,
    };
  });
  await tx
    .insert(orderItems)
    .values(frozen)
    .onConflictDoUpdate({
      target: orderItems.id,
      set: {
        name: sql`excluded.name`,
        name_local: sql`excluded.name_local`,
        variant_name: sql`excluded.variant_name`,
        variant_name_local: sql`excluded.variant_name_local`,
        reference: sql`excluded.reference`,
        points_each: sql`excluded.points_each`,
        unit_minor: sql`excluded.unit_minor`,
        vat_basis_points: sql`excluded.vat_basis_points`,
        withdrawal_exempt: sql`excluded.withdrawal_exempt`,
        adjustments: sql`excluded.adjustments`,
      },
    });
}
