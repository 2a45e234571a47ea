import { taxTable } from "#domain/tax.ts";
import type { SelfBillingFacts } from "#server/platform/database/payout-schema.ts";
import {
  taxTableContent,
  type DocumentContent,
  type TaxTableContent,
} from "#server/commerce/invoices/document-content.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import { internationalAddressLines, sellerAddress } from "#server/commerce/orders/address-lines.ts";
import type { PayoutRow } from "#server/commerce/payouts/payouts.ts";
import type { TaxData } from "#server/commerce/payouts/tax-data.ts";

type Billed = {
  payout: PayoutRow;
  number: number;
  facts: SelfBillingFacts;
  supplier: TaxData;
  code: string;
  words: Words;
};

export const selfBillingNumber = (number: number): string => `SB-${String(number).padStart(6, "0")}`;

export function selfBillingContent({
  payout,
  number: count,
  facts,
  supplier,
  code,
  words,
}: Billed): DocumentContent {
  const { say, date } = words;
  const { seller, time_zone: timeZone, tax_kind: tax } = facts;
  const paidAt = payout.decided_at!;
  const label = (name: string) => say(`invoice.self_billing.${name}`);
  const total = words.money(payout.value_minor, payout);
  const number = selfBillingNumber(count);
  const issuer = sellerAddress(seller, words);
  return {
    locale: words.locale,
    direction: words.direction,
    title: label("title"),
    number,
    issuedAt: paidAt,
    seller: { name: seller.name, lines: [...issuer.slice(1), seller.email] },
    facts: [
      { label: label("number"), value: number },
      { label: label("date"), value: date(paidAt, timeZone) },
      { label: label("requested"), value: date(payout.requested_at, timeZone) },
    ],
    addresses: [
      {
        label: label("from"),
        lines: [
          ...internationalAddressLines(supplier, words),
          say("invoice.self_billing.tax_number", { number: supplier.tax_number }),
        ],
      },
      {
        label: label("to"),
        lines: [...issuer, say("invoice.vat_number", { tax, number: seller.vat_number })],
      },
    ],
    head: { name: label("item"), count: "", unit: "", total: say("invoice.amount") },
    lines: [{ name: say("invoice.self_billing.what", { code }).trim(), count: "", unit: "", total }],
    sums: [],
    total: { label: say("invoice.total"), value: total },
    taxes: taxesOf(supplier, facts, payout, words),
    payments: [],
    paid: say("invoice.self_billing.paid", { end: payout.iban_end, date: date(paidAt, timeZone) }),
    note: label("issued"),
    page: say("invoice.page", { page: "{page}", pages: "{pages}" }),
  };
}

/** Domestic payouts include VAT; for foreign ones the shop owes it (reverse charge). */
function taxesOf(
  { charges_vat, country }: TaxData,
  { seller, vat_basis_points, tax_kind: tax }: SelfBillingFacts,
  payout: PayoutRow,
  words: Words,
): TaxTableContent | string {
  if (!charges_vat) return words.say("invoice.no_vat", { tax });
  if (country !== seller.country) return words.say("invoice.self_billing.reverse");
  const taxes = taxTable([{ rate: BigInt(vat_basis_points), gross: payout.value_minor }]);
  return taxTableContent(taxes, payout, tax, words);
}
