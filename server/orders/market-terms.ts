import { addressProblems, type AddressFields, type AddressProblems } from "#domain/address.ts";
import type { MarketRow } from "../markets/markets.ts";
import type { ItemRow, OrderRow } from "./orders.ts";
import type { PricedLine } from "./pricing.ts";

/** What an order takes from its market besides its prices: a draft as it was saved, an order for good when it is submitted. */
export const marketTerms = (market: MarketRow) => ({
  currency: market.currency,
  currency_sign: market.currency_sign,
  currency_precision: market.currency_precision,
  vat_basis_points: market.vat_basis_points,
  tax_kind: market.tax_kind,
  withdrawal_days: market.withdrawal_days,
});

/**
 * Whether a draft can be submitted to the market as it is now. Prices include tax, so another rate changes nothing that was
 * shown; amounts of another currency, an address or a language that the market no longer takes, or less time to withdraw have
 * to be shown anew.
 */
export const matchesMarket = (draft: OrderRow, market: MarketRow): boolean =>
  draft.currency === market.currency &&
  draft.currency_precision === market.currency_precision &&
  (draft.withdrawal_days ?? 0) <= (market.withdrawal_days ?? 0) &&
  market.languages.includes(draft.language_id) &&
  Object.keys(addressProblems(draft.delivery_address, market)).length === 0 &&
  Object.keys(invoiceAddressProblems(draft.invoice_address, market)).length === 0;

/** An invoice may go to where nothing is delivered without tax. */
export const invoiceAddressProblems = (
  address: AddressFields | null | undefined,
  market: MarketRow,
): AddressProblems => (address ? addressProblems(address, { ...market, exclude_eu_vat_areas: false }) : {});

/** Whether a line that could be withdrawn from when it was shown can't be any more. */
export const hasNewWithdrawalExemption = (items: readonly ItemRow[], lines: readonly PricedLine[]): boolean =>
  items.some(
    (item) =>
      !item.withdrawal_exempt &&
      lines.some((line) => line.product_id === item.product_id && line.isWithdrawalExempt),
  );
