import type { Schemas } from "#server/http/reply.ts";
import { findMarket, type MarketRow } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import {
  checkVatId,
  parseVatId,
  type CheckedVatId,
  type VatIdAsker,
  type VatIdProblem,
} from "#server/commerce/vat-ids/check-vat-id.ts";

type FieldError = Schemas["DraftBadRequest"]["errors"][number];

const messages: Record<VatIdProblem, string> = {
  vat_id_not_used: "a VAT ID makes no difference to this delivery: leave it out",
  vat_id_format: "is no VAT ID of an EU country, such as BE0123456789",
  vat_id_of_seller_country: "is of the country that the goods are sent from, where VAT is charged as usual",
  vat_id_not_confirmed: "VIES does not know it as a valid VAT ID",
};

export const vatIdError = (code: VatIdProblem): FieldError => ({
  field: "vat_id",
  message: messages[code],
  code,
});

/** Null: none is needed. */
export const typedVatId = ({ vat_id }: Pick<Schemas["OrderDraft"], "vat_id">): string | null =>
  vat_id?.trim() ? vat_id : null;

/** The errors of a draft's VAT ID that need no VIES. */
export function vatIdErrors(draft: Schemas["OrderDraft"], market: MarketRow): FieldError[] {
  const typed = typedVatId(draft);
  if (typed === null) return [];
  const parsed = parseVatId(typed, market, draft.delivery_address);
  return "problem" in parsed ? [vatIdError(parsed.problem)] : companyErrors(draft);
}

/** The invoice names the business whose VAT ID it states (Directive 2006/112/EC, article 226). */
function companyErrors({ delivery_address, invoice_address }: Schemas["OrderDraft"]): FieldError[] {
  if ((invoice_address ?? delivery_address).company?.trim()) return [];
  const field = invoice_address ? "invoice_address.company" : "delivery_address.company";
  return [{ field, message: "is needed with a VAT ID", code: "company_needed" }];
}

/** Asks VIES, which may take seconds, about a typed VAT ID. Null: its market is gone meanwhile. */
export async function checkDraftVatId(
  services: Services,
  asker: VatIdAsker,
  { market_id, delivery_address }: Schemas["OrderDraft"],
  typed: string,
): Promise<CheckedVatId | { problem: VatIdProblem } | null> {
  const market = await findMarket(services.database.queries, market_id);
  if (!market) return null;
  const parsed = parseVatId(typed, market, delivery_address);
  return "problem" in parsed ? parsed : checkVatId(services, asker, parsed.vatId, market.seller);
}
