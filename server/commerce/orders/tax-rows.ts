import { isTaxed, type TaxRow } from "#domain/tax.ts";
import type { EmailRow } from "#server/commerce/mail/email-template.ts";
import type { Words } from "#server/commerce/markets/words.ts";
import type { OrderRow } from "./orders.ts";

/** The taxes in an email: a row for each rate. */
export const taxRows = (order: OrderRow, taxes: readonly TaxRow[], words: Words): EmailRow[] =>
  isTaxed(taxes)
    ? taxes.map(({ rate, tax }) => ({
        label: words.say("invoice.vat", { tax: order.tax_kind, rate: words.percent(rate) }),
        value: words.money(tax, order),
        weight: "soft",
      }))
    : [{ label: words.say("invoice.no_vat", { tax: order.tax_kind }), value: "", weight: "soft" }];
