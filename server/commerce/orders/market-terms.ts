import { addressProblems, type AddressFields, type AddressProblems } from "#domain/address.ts";
import { standardTaxClass, taxRate } from "#domain/tax.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { ItemRow, OrderRow } from "./orders.ts";
import { parseVatId } from "#server/commerce/vat-ids/check-vat-id.ts";
import type { PricedLine } from "./pricing.ts";

/**
 * The market's terms besides its prices, stored when a draft is saved and frozen on submission. The rate is the country's
 * standard rate; each line has its own.
 */
export const marketTerms = (market: MarketRow, country: string) => ({
  currency: market.currency,
  currency_sign: market.currency_sign,
  currency_precision: market.currency_precision,
  vat_basis_points: Number(taxRate(market, standardTaxClass, country)),
  tax_kind: market.tax_kind,
  withdrawal_days: market.withdrawal_days,
  refund_days: market.refund_days,
});

/**
 * Whether a draft can be submitted to the market as it is now. Prices include tax, so another rate changes nothing
 * visible, unless the order is exempt; another currency, an address, language or VAT ID that is no longer accepted, or a
 * shorter period for withdrawal or refunds must be shown again.
 */
export const matchesMarket = (draft: OrderRow, market: MarketRow): boolean =>
  draft.currency === market.currency &&
  draft.currency_precision === market.currency_precision &&
  (draft.withdrawal_days ?? 0) <= (market.withdrawal_days ?? 0) &&
  draft.refund_days <= market.refund_days &&
  market.languages.includes(draft.language_id) &&
  (draft.vat_id === null || "vatId" in parseVatId(draft.vat_id, market, draft.delivery_address)) &&
  Object.keys(addressProblems(draft.delivery_address, market)).length === 0 &&
  Object.keys(invoiceAddressProblems(draft.invoice_address, market)).length === 0;

/** Invoice addresses may be in VAT areas that delivery excludes. */
export const invoiceAddressProblems = (
  address: AddressFields | null | undefined,
  market: MarketRow,
): AddressProblems => (address ? addressProblems(address, { ...market, exclude_eu_vat_areas: false }) : {});

export const hasNewWithdrawalExemption = (items: readonly ItemRow[], lines: readonly PricedLine[]): boolean =>
  items.some(
    (item) =>
      !item.withdrawal_exempt &&
      lines.some((line) => line.product_id === item.product_id && line.isWithdrawalExempt),
  );
