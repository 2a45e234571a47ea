import { toWire, type Money } from "#domain/money.ts";
import type { TaxKind } from "#domain/price.ts";
import type { Seller } from "../database/schema.ts";
import type { Words } from "../markets/words.ts";
import { addressLines } from "../orders/address-lines.ts";
import { orderFigures, type OrderFigures } from "../orders/order-figures.ts";
import { invoiceNumber, type ItemRow, type OrderRow } from "../orders/orders.ts";

export type Row = { label: string; value: string };
export type Block = { label: string; lines: string[] };
export type InvoiceLine = { name: string; count: string; unit: string; total: string };

/** Everything an invoice says, in words and in order; `invoice.ts` does how it looks. */
export type InvoiceContent = {
  locale: string;
  direction: "ltr" | "rtl";
  title: string;
  number: string;
  issuedAt: Date;
  seller: { name: string; lines: string[] };
  facts: Row[];
  addresses: Block[];
  head: InvoiceLine;
  lines: InvoiceLine[];
  sums: Row[];
  total: Row;
  vat: Row[] | string;
  payments: Row[];
  paid: string;
  /** With `{page}` and `{pages}` to be filled in. */
  page: string;
};

type Invoiced = {
  order: OrderRow;
  items: readonly ItemRow[];
  timeZone: string;
  provider: string;
  words: Words;
};

/** The invoice of a paid order, from what was frozen in the order. */
export function invoiceContent({ order, items, timeZone, provider, words }: Invoiced): InvoiceContent {
  const { seller, paid_at, submitted_at } = order;
  if (!seller || !paid_at || order.invoice_number === null) throw new Error(`order ${order.id} is not paid`);
  const { say, date } = words;
  const figures = orderFigures(order, items);
  const write = (amount: Money) => words.money(toWire(amount), order.currency);
  const number = invoiceNumber(order);
  const paidOn = date(paid_at, timeZone);
  const hasVat = figures.vat !== null;
  const tax = order.tax_kind;
  return {
    locale: words.locale,
    direction: words.direction,
    title: say("invoice.title"),
    number,
    issuedAt: paid_at,
    seller: { name: seller.name, lines: sellerLines(seller, tax, words) },
    facts: [
      { label: say("invoice.number"), value: number },
      { label: say("invoice.date"), value: paidOn },
      { label: say("invoice.order"), value: order.reference },
      { label: say("invoice.order_date"), value: date(submitted_at ?? order.created_at, timeZone) },
      { label: say("invoice.supply_date"), value: paidOn },
    ],
    addresses: [
      {
        label: say("invoice.to"),
        lines: addressLines(order.invoice_address ?? order.delivery_address, words),
      },
      { label: say("invoice.delivery"), lines: addressLines(order.delivery_address, words) },
    ],
    head: {
      name: say("invoice.item"),
      count: say("invoice.count"),
      unit: say(hasVat ? "invoice.unit_price_incl_vat" : "invoice.unit_price", { tax }),
      total: say("invoice.amount"),
    },
    lines: items.map(({ name_local, count }, index) => ({
      name: name_local,
      count: words.count(count),
      unit: write(figures.lines[index]!.unit),
      total: write(figures.lines[index]!.total),
    })),
    sums: [
      { label: say("invoice.subtotal"), value: write(figures.items) },
      {
        label: say("invoice.shipping", { name: order.shipping_name ?? "" }),
        value: order.shipping_minor === 0n ? say("invoice.free") : write(figures.shipping),
      },
    ],
    total: {
      label: say(hasVat ? "invoice.total_incl_vat" : "invoice.total", { tax }),
      value: write(figures.total),
    },
    vat: vatRows(figures, order, words, write),
    payments: figures.payments.map((payment) => ({
      label:
        payment.by === "points"
          ? say("invoice.paid_with_points", { points: payment.points })
          : say("invoice.paid_by", { provider }),
      value: write(payment.amount),
    })),
    paid: say("invoice.paid", { date: paidOn }),
    page: say("invoice.page", { page: "{page}", pages: "{pages}" }),
  };
}

function vatRows(
  { vat }: OrderFigures,
  order: OrderRow,
  { say, percent }: Words,
  write: (amount: Money) => string,
): Row[] | string {
  const tax = order.tax_kind;
  if (!vat) return say("invoice.no_vat", { tax });
  return [
    { label: say("invoice.net", { tax }), value: write(vat.net) },
    { label: say("invoice.vat", { tax, rate: percent(order.vat_basis_points) }), value: write(vat.amount) },
  ];
}

const sellerLines = (seller: Seller, tax: TaxKind, { country, say }: Words): string[] => [
  seller.street,
  `${seller.zip_code} ${seller.city}`,
  country(seller.country),
  say("invoice.vat_number", { tax, number: seller.vat_number }),
  seller.email,
];
