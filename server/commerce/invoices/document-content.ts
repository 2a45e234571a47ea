import type { BasisPoints, Currency } from "#domain/money.ts";
import { isTaxed, type TaxRow } from "#domain/tax.ts";
import type { TaxKind } from "#domain/price.ts";
import type { Seller } from "#server/platform/database/schema.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import { addressLines, sellerAddress } from "#server/commerce/orders/address-lines.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";
import { untaxedNote } from "#server/commerce/orders/tax-rows.ts";

/** Rate, net, tax and gross. */
type TaxCells = readonly [string, string, string, string];
export type TaxTableContent = { head: TaxCells; rows: TaxCells[] };
export type Row = { label: string; value: string };
export type Block = { label: string; lines: string[] };
/** `note` is small print below the name. Packing slips have no prices. */
export type DocumentLine = { name: string; note?: string; count: string; unit?: string; total?: string };

/** The texts of an invoice, a credit note or a statement in order; `draw-document.ts` lays them out. */
export type DocumentContent = {
  locale: string;
  direction: "ltr" | "rtl";
  title: string;
  number: string;
  issuedAt: Date;
  seller: { name: string; lines: string[] };
  facts: Row[];
  addresses: Block[];
  head: DocumentLine;
  lines: DocumentLine[];
  /** The note of a gift; without lines, it has none. */
  gift?: Block;
  sums: Row[];
  total?: Row;
  /** A table by rate, or why there is none. */
  taxes?: TaxTableContent | string;
  payments: Row[];
  paid: string;
  /** Statements required by law. */
  note?: string;
  page: string;
};

/** Amounts in minor units; a line's total is before `reductions`. */
type Figures = {
  lines: readonly {
    name: string;
    sku: string;
    count: number;
    unit: bigint;
    total: bigint;
    taxRate: BasisPoints;
  }[];
  reductions: readonly Row[];
  items: bigint;
  delivery: readonly Row[];
  total: bigint;
  taxes: readonly TaxRow[];
};
type Shared = "locale" | "direction" | "seller" | "head" | "lines" | "sums" | "total" | "taxes" | "page";

export function sharedContent(
  order: OrderRow & { seller: Seller },
  { lines, reductions, items, delivery, total, taxes }: Figures,
  words: Words,
): Pick<DocumentContent, Shared> & { total: Row } {
  const { say } = words;
  const { seller, tax_kind: tax } = order;
  const write = (amount: bigint) => words.money(amount, order);
  const hasVat = isTaxed(taxes);
  /** Each line says its rate where there are several. */
  const rateOf = (rate: BasisPoints) =>
    taxes.length > 1 ? [say("invoice.vat", { tax, rate: words.percent(rate) })] : [];
  return {
    locale: words.locale,
    direction: words.direction,
    seller: { name: seller.name, lines: sellerLines(seller, tax, words) },
    head: {
      name: say("invoice.item"),
      count: say("invoice.count"),
      unit: say(hasVat ? "invoice.unit_price_incl_vat" : "invoice.unit_price", { tax }),
      total: say("invoice.amount"),
    },
    lines: lines.map((line) => ({
      name: line.name,
      note: [say("invoice.sku", { sku: line.sku }), ...rateOf(line.taxRate)].join(" · "),
      count: words.count(line.count),
      unit: write(line.unit),
      total: write(line.total),
    })),
    sums: [...reductions, { label: say("invoice.subtotal"), value: write(items) }, ...delivery],
    total: {
      label: say(hasVat ? "invoice.total_incl_vat" : "invoice.total", { tax }),
      value: write(total),
    },
    taxes: hasVat ? taxTableContent(taxes, order, tax, words) : untaxedNote(order, words),
    page: say("invoice.page", { page: "{page}", pages: "{pages}" }),
  };
}

export const deliveryLabel = ({ shipping_name }: OrderRow, { say }: Words): string =>
  say("invoice.shipping", { name: shipping_name ?? "" });

export const recipientBlock = (order: OrderRow, words: Words): Block => ({
  label: words.say("invoice.to"),
  lines: addressLines(order.invoice_address ?? order.delivery_address, words),
});

/** The customer's VAT ID, which an invoice without tax must state (Directive 2006/112/EC, article 226). */
export const vatIdRows = ({ vat_id }: OrderRow, { say }: Words): Row[] =>
  vat_id === null ? [] : [{ label: say("invoice.customer_vat_id"), value: vat_id }];

export const taxTableContent = (
  taxes: readonly TaxRow[],
  currency: Currency,
  kind: TaxKind,
  { say, percent, money }: Words,
): TaxTableContent => ({
  head: [
    say("invoice.tax.rate"),
    say("invoice.tax.net"),
    say("invoice.tax.tax", { tax: kind }),
    say("invoice.tax.gross"),
  ],
  rows: taxes.map(({ rate, net, tax, gross }) => [
    percent(rate),
    money(net, currency),
    money(tax, currency),
    money(gross, currency),
  ]),
});

export const sellerLines = (seller: Seller, tax: TaxKind, words: Words): string[] => [
  ...sellerAddress(seller, words).slice(1),
  words.say("invoice.vat_number", { tax, number: seller.vat_number }),
  seller.email,
];
