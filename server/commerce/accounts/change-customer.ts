import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { addressProblems } from "#domain/address.ts";
import { hasInvisibleCharacters, isSingleLine } from "#domain/note.ts";
import type { Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry, type Person } from "#server/commerce/audit/audit.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { addressErrors } from "#server/http/address-errors.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { findMarkets } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import type { CustomerRow } from "./customers.ts";
import { findLead } from "./tour-leads.ts";

type FieldErrors = Schemas["ChangeMeBadRequest"]["errors"];
export type ChangeCustomerResult =
  | { outcome: "changed"; customer: CustomerRow }
  | { outcome: "refused"; errors: FieldErrors };

const { languages } = schema;
const { customers } = customerSchema;

/** Changes only the given fields, or nothing if one is invalid. */
export async function changeCustomer(
  { database, clock }: Pick<Services, "database" | "clock">,
  person: Person,
  { tour_lead_code, language, ...change }: Schemas["CustomerChange"],
): Promise<ChangeCustomerResult> {
  const customerId = person.id;
  return database.transaction(async (tx) => {
    const [customer] = await tx
      .select()
      .from(customers)
      .where(eq(customers.id, customerId))
      .for("no key update");
    if (!customer) throw new Error("an authenticated customer has a row");
    const errors: FieldErrors = [...wrongNames(change), ...(await wrongAddresses(tx, change, customer))];
    if (language && !(await isLanguage(tx, language))) {
      errors.push({ field: "language", message: "is not a language of this shop" });
    }
    const namedLead = tour_lead_code ? await findLead(tx, tour_lead_code) : null;
    // An unchanged record has the customer's own code as its tour lead.
    const isAsRead = change.id !== undefined && namedLead?.id === customerId;
    const lead = isAsRead ? null : namedLead;
    if (tour_lead_code && !isAsRead && (!lead || lead.id === customerId)) {
      errors.push(
        lead
          ? { field: "tour_lead_code", message: "cannot be your own", code: "own_code" }
          : { field: "tour_lead_code", message: "is not the code of a tour lead", code: "no_such_lead" },
      );
    }
    if (errors.length > 0) return { outcome: "refused", errors };
    const at = clock();
    const [changed] = await tx
      .update(customers)
      .set({
        ...columnsOf(change),
        ...(language ? { language_id: language } : {}),
        ...(lead ? { tour_lead_id: lead.id } : {}),
        updated_at: at,
      })
      .where(eq(customers.id, customerId))
      .returning();
    const fields = changedFields(customer, changed!);
    if (fields.length > 0) {
      const entry = { action: "customer.changed", details: { fields } } as const;
      await writeAuditEntry(tx, { ...entry, at, actor: customerActor(person), ownerId: customerId });
    }
    return { outcome: "changed", customer: changed! };
  });
}

const changedFields = (before: CustomerRow, after: CustomerRow): string[] =>
  (Object.keys(after) as (keyof CustomerRow)[]).filter(
    (field) => field !== "updated_at" && !isDeepStrictEqual(before[field], after[field]),
  );

/** The columns that customers may change in their own row. */
const columnsOf = ({
  first_name,
  last_name,
  delivery_address,
  invoice_address,
}: Schemas["CustomerChange"]) => ({
  first_name: trimmed(first_name),
  last_name: trimmed(last_name),
  delivery_address,
  invoice_address,
});

/** Null for an empty name; undefined leaves it unchanged. */
const trimmed = (name: string | null | undefined) => (name === undefined ? undefined : name?.trim() || null);

/** Rejects control and bidirectional characters, which change how a name or its surroundings are displayed. */
const wrongNames = (change: Schemas["CustomerChange"]): FieldErrors =>
  (["first_name", "last_name"] as const).flatMap((field) => {
    const name = change[field]?.trim() ?? "";
    return hasInvisibleCharacters(name) || !isSingleLine(name)
      ? [{ field, message: "holds characters that can't be seen" }]
      : [];
  });

async function wrongAddresses(
  tx: Queries,
  { market_id, ...change }: Schemas["CustomerChange"],
  customer: CustomerRow,
): Promise<FieldErrors> {
  const all = await findMarkets(tx);
  const markets = all.filter(({ id }) => market_id === undefined || id === market_id);
  if (markets.length === 0) return [{ field: "market_id", message: "is not a market of this shop" }];
  const countries = markets.flatMap((market) => market.countries);
  return (["delivery_address", "invoice_address"] as const).flatMap((field) => {
    const address = change[field];
    if (!address || isDeepStrictEqual(address, customer[field])) return [];
    const delivering = markets.filter((market) => market.countries.includes(address.country));
    const exclude_eu_vat_areas =
      field === "delivery_address" && delivering.every((market) => market.exclude_eu_vat_areas);
    return addressErrors(field, addressProblems(address, { countries, exclude_eu_vat_areas }));
  });
}

export async function isLanguage(tx: Queries, id: string): Promise<boolean> {
  const [language] = await tx.select({ id: languages.id }).from(languages).where(eq(languages.id, id));
  return language !== undefined;
}
