import { toWire, type Money } from "#domain/money.ts";
import type { TaxKind } from "#domain/price.ts";
import type { Seller } from "#server/platform/database/schema.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import { addressLines, sellerAddress } from "#server/commerce/orders/address-lines.ts";
import type { Vat } from "#server/commerce/orders/order-totals.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";

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
  sums: Row[];
  total?: Row;
  vat: Row[] | string;
  payments: Row[];
  paid: string;
  /** Statements required by law. */
  note?: string;
  page: string;
};

type Figures = {
  lines: readonly { name: string; sku: string; count: number; unit: Money; total: Money }[];
  items: Money;
  shipping: Money | null;
  total: Money;
  vat: Vat | null;
};
type Shared = "locale" | "direction" | "seller" | "head" | "lines" | "sums" | "total" | "vat" | "page";

export function sharedContent(
  order: OrderRow & { seller: Seller },
  { lines, items, shipping, total, vat }: Figures,
  words: Words,
): Pick<DocumentContent, Shared> & { total: Row } {
  const { say } = words;
  const { seller, tax_kind: tax } = order;
  const write = (amount: Money) => words.money(toWire(amount), order.currency);
  const hasVat = vat !== null;
  const delivery = shipping && {
    label: say("invoice.shipping", { name: order.shipping_name ?? "" }),
    value: toWire(shipping) === 0 ? say("invoice.free") : write(shipping),
  };
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
      note: say("invoice.sku", { sku: line.sku }),
      count: words.count(line.count),
      unit: write(line.unit),
      total: write(line.total),
    })),
    sums: [{ label: say("invoice.subtotal"), value: write(items) }, ...(delivery ? [delivery] : [])],
    total: {
      label: say(hasVat ? "invoice.total_incl_vat" : "invoice.total", { tax }),
      value: write(total),
    },
    vat: vat
      ? [
          { label: say("invoice.net", { tax }), value: write(vat.net) },
          {
            label: say("invoice.vat", { tax, rate: words.percent(order.vat_basis_points) }),
            value: write(vat.amount),
          },
        ]
      : say("invoice.no_vat", { tax }),
    page: say("invoice.page", { page: "{page}", pages: "{pages}" }),
  };
}

export const recipientBlock = (order: OrderRow, words: Words): Block => ({
  label: words.say("invoice.to"),
  lines: addressLines(order.invoice_address ?? order.delivery_address, words),
});

export const sellerLines = (seller: Seller, tax: TaxKind, words: Words): string[] => [
  ...sellerAddress(seller, words).slice(1),
  words.say("invoice.vat_number", { tax, number: seller.vat_number }),
  seller.email,
];
