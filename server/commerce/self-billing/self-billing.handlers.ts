import { countryOf } from "#domain/countries.ts";
import { hasInvisibleCharacters, isSingleLine } from "#domain/note.ts";
import { hasCommissions } from "#server/commerce/accounts/tour-leads.ts";
import { invalid, notFound, ok, type Handlers, type Schemas } from "#server/http/reply.ts";
import { findTaxData, saveTaxData, type TaxData } from "#server/commerce/payouts/tax-data.ts";
import { findUnprintable } from "#server/commerce/invoices/draw-in-thread.ts";
import type { Services } from "#server/commerce/services.ts";
import { findOwnInvoice } from "./self-billing-invoices.ts";

type SelfBillingHandlers = Pick<
  Handlers,
  "getSelfBilling" | "keepSelfBilling" | "downloadSelfBillingInvoice"
>;

const notALead = ["Only tour leads have commissions.", { code: "not_a_tour_lead" }] as const;

export const selfBillingHandlers = (services: Services): SelfBillingHandlers => {
  const { queries } = services.database;
  return {
    getSelfBilling: async ({ customer, refuse }) =>
      (await hasCommissions(queries, customer.id))
        ? ok({ tax_data: await findTaxData(services, customer.id) })
        : refuse(403, ...notALead),

    keepSelfBilling: async ({ customer, body: { tax_data: data }, refuse }) => {
      const errors = data ? await wrongFields(data) : [];
      if (errors.length > 0) return invalid(errors);
      const saved = await saveTaxData(services, customer, data);
      return saved === "kept" ? ok({ tax_data: data }) : refuse(403, ...notALead);
    },

    downloadSelfBillingInvoice: async ({ params, customer, refuse }) => {
      if (!(await hasCommissions(queries, customer.id))) return refuse(403, ...notALead);
      const invoice = await findOwnInvoice(queries, { customerId: customer.id, payoutId: params.id });
      if (!invoice) return notFound("There is no such invoice.");
      const headers = {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${invoice.file_name}"`,
      };
      return { status: 200, body: await services.documentFiles.read(invoice.content_hash), headers };
    },
  };
};

/** Printed on invoices, so each value is a single line that the fonts can show. */
async function wrongFields(data: TaxData): Promise<Schemas["TaxFieldError"][]> {
  const { name, street, zip_code, city, tax_number } = data;
  const texts = Object.entries({ name, street, zip_code, city, tax_number });
  const missing = await findUnprintable(texts.map(([, text]) => text));
  const wrongTexts = texts.flatMap(([field, text], index) => {
    if (hasInvisibleCharacters(text) || !isSingleLine(text))
      return [{ field, message: "holds a character that no line has" }];
    const unprintable = missing[index]!;
    const message = "holds a character that can't be printed on an invoice";
    return unprintable ? [{ field, message, code: "not_printable" as const, unprintable }] : [];
  });
  const country = countryOf(data.country) ? [] : [{ field: "country", message: "is no country" }];
  return [...wrongTexts, ...country];
}
