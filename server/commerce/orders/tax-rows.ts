import { isTaxed, type TaxRow } from "#domain/tax.ts";
import type { EmailRow } from "#server/commerce/mail/email-template.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import type { OrderRow } from "./orders.ts";

/** The taxes in an email: a row for each rate. */
export const taxRows = (order: OrderRow, taxes: readonly TaxRow[], words: Words): EmailRow[] => [
  ...taxesOf(order, taxes, words),
  ...(order.vat_id !== null && order.tax_exemption === null
    ? [
        {
          label: words.say("invoice.vat_id_unchecked", { vatId: order.vat_id }),
          value: "",
          weight: "soft" as const,
        },
      ]
    : []),
];

const taxesOf = (order: OrderRow, taxes: readonly TaxRow[], words: Words): EmailRow[] =>
  isTaxed(taxes)
    ? taxes.map(({ rate, tax }) => ({
        label: words.say("invoice.vat", { tax: order.tax_kind, rate: words.percent(rate) }),
        value: words.money(tax, order),
        weight: "soft",
      }))
    : [{ label: untaxedNote(order, words), value: "", weight: "soft" }];

/** Why there is no tax. */
export const untaxedNote = ({ tax_exemption, tax_kind }: OrderRow, { say }: Words): string =>
  tax_exemption === "intra_community_supply"
    ? say("invoice.intra_community_supply")
    : say("invoice.no_vat", { tax: tax_kind });
