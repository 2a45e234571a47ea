import { inArray } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { vatIdChecks } from "#server/platform/database/vat-id-schema.ts";

type ExemptOrder = { id: string; tax_exemption: string | null; vat_id_check_id: string | null };

/** The confirmations of exempt orders, by the order's id. */
export async function findVatIdChecksOf(
  queries: Queries,
  orders: readonly ExemptOrder[],
): Promise<Map<string, Schemas["VatIdCheck"]>> {
  const confirmed = orders.flatMap(({ id, tax_exemption, vat_id_check_id: checkId }) =>
    tax_exemption !== null && checkId !== null ? [{ id, checkId }] : [],
  );
  if (confirmed.length === 0) return new Map();
  const checkIds = confirmed.map(({ checkId }) => checkId);
  const checks = await queries.select().from(vatIdChecks).where(inArray(vatIdChecks.id, checkIds));
  return new Map(
    confirmed.flatMap(({ id, checkId }) => {
      const check = checks.find((candidate) => candidate.id === checkId);
      return check ? [[id, toWireVatIdCheck(check)]] : [];
    }),
  );
}

export const toWireVatIdCheck = ({
  checked_at,
  vat_id,
  status,
  consultation_number,
  trader_name,
  trader_address,
}: typeof vatIdChecks.$inferSelect): Schemas["VatIdCheck"] => ({
  checked_at: checked_at.toISOString(),
  vat_id,
  status,
  consultation_number,
  trader_name,
  trader_address,
});
