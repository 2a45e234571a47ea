import type { Schemas } from "#server/http/reply.ts";
import { findMarket, type MarketRow } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import {
  checkVatId,
  parseVatId,
  type CheckedVatId,
  type VatIdProblem,
} from "#server/commerce/vat-ids/check-vat-id.ts";

type FieldError = Schemas["DraftBadRequest"]["errors"][number];

const messages: Record<VatIdProblem, string> = {
  vat_id_not_used: "a VAT id makes no difference to this delivery: leave it out",
  vat_id_format: "is no VAT id of an EU country, such as BE0123456789",
  vat_id_of_seller_country: "is of the country that the goods are sent from, where VAT is charged as usual",
  vat_id_not_confirmed: "VIES does not know it as a valid VAT id",
};

export const vatIdError = (code: VatIdProblem): FieldError => ({
  field: "vat_id",
  message: messages[code],
  code,
});

/** Null: none is needed. */
const typedVatId = ({ vat_id }: Pick<Schemas["OrderDraft"], "vat_id">): string | null =>
  vat_id?.trim() ? vat_id : null;

/** The errors of a draft's VAT id that need no VIES. */
export function vatIdErrors(draft: Schemas["OrderDraft"], market: MarketRow): FieldError[] {
  const typed = typedVatId(draft);
  const parsed = typed === null ? null : parseVatId(typed, market, draft.delivery_address);
  return parsed && "problem" in parsed ? [vatIdError(parsed.problem)] : [];
}

/** @param isValid whether the rest of the draft is; otherwise VIES is not asked, and null returned */
export async function checkDraftVatId(
  services: Services,
  customerId: string,
  draft: Schemas["OrderDraft"],
  isValid: (market: MarketRow) => boolean,
): Promise<CheckedVatId | { problem: VatIdProblem } | null> {
  const typed = typedVatId(draft);
  if (typed === null) return null;
  const market = await findMarket(services.database.queries, draft.market_id);
  if (!market || !isValid(market)) return null;
  const parsed = parseVatId(typed, market, draft.delivery_address);
  return "problem" in parsed ? parsed : checkVatId(services, customerId, parsed.vatId, market.seller);
}
