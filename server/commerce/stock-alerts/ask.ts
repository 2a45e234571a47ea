import { and, eq, isNull, sql } from "drizzle-orm";
import { emailKey, findCustomer } from "#server/commerce/accounts/customers.ts";
import type { ReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import { products } from "#server/platform/database/schema.ts";
import { stockAlerts } from "#server/platform/database/stock-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { addressDigest } from "./links.ts";
import { findWantedVariant } from "./wanted-variant.ts";

/** `customerId`: null if not logged in. */
export type AlertRequest = {
  productRef: string;
  variantId: string;
  email: string;
  customerId: string | null;
};

export type AskResult =
  | { outcome: "asked"; confirmation: "mailed" | "not_needed" }
  | { outcome: "notSold" }
  | { outcome: "inStock" }
  | { outcome: "tooMany"; seconds: number };

/**
 * Asked again within ten minutes, nothing further is mailed. Whether the address has an account or an alert changes neither the result nor what is mailed. Only a customer's own
 * confirmed address needs no confirmation.
 */
export async function askForAlert(
  services: Pick<Services, "database" | "clock" | "jobs" | "limits" | "secrets">,
  locale: ReadingLocale,
  request: AlertRequest,
): Promise<AskResult> {
  const { database, clock, jobs, limits } = services;
  if (!(await isVariantOf(database.queries, request))) return { outcome: "notSold" };
  const wanted = await findWantedVariant(database.queries, locale, request.variantId);
  if (!wanted) return { outcome: "notSold" };
  if (wanted.isAvailable) return { outcome: "inStock" };
  const seconds = await limits.take(["stockAlertByAddress", emailKey(request.email)]);
  if (seconds !== null) return { outcome: "tooMany", seconds };
  const key = `${emailKey(request.email)} ${request.variantId} ${locale.market.id}`;
  const isMailedAlready = (await limits.take(["stockAlertMailByVariant", key])) !== null;
  return database.transaction(async (tx): Promise<AskResult> => {
    const isOwn = await isOwnAddress(tx, request);
    const now = clock();
    const language_id = locale.languageId;
    const unlessConfirmed = <Value>(column: keyof typeof stockAlerts.$inferSelect, value: Value) =>
      sql`case when ${stockAlerts.confirmed_at} is null then ${value} else ${stockAlerts[column]} end`;
    const [alert] = await tx
      .insert(stockAlerts)
      .values({
        id: newId(),
        variant_id: request.variantId,
        market_id: locale.market.id,
        language_id,
        email: request.email.trim(),
        email_key: emailKey(request.email),
        address_digest: addressDigest(services, request.email),
        created_at: now,
        confirmed_at: isOwn ? now : null,
      })
      .onConflictDoUpdate({
        target: [stockAlerts.email_key, stockAlerts.variant_id, stockAlerts.market_id],
        set: isOwn
          ? { language_id, confirmed_at: now }
          : {
              language_id: unlessConfirmed("language_id", language_id),
              created_at: unlessConfirmed("created_at", sql`${now.toISOString()}::timestamptz`),
            },
      })
      .returning({ id: stockAlerts.id });
    if (isOwn) return { outcome: "asked", confirmation: "not_needed" };
    if (!isMailedAlready) await jobs.enqueue(tx, "stock-alert-confirmation-mail", { alertId: alert!.id });
    return { outcome: "asked", confirmation: "mailed" };
  });
}

async function isVariantOf(queries: Queries, { variantId, productRef }: AlertRequest): Promise<boolean> {
  const [row] = await queries
    .select({ id: products.id, url_fragment: products.url_fragment })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .where(and(eq(productVariants.id, variantId), isNull(products.retired_at)));
  return row !== undefined && (row.id === productRef || row.url_fragment === productRef);
}

async function isOwnAddress(tx: Queries, { email, customerId }: AlertRequest): Promise<boolean> {
  if (customerId === null) return false;
  const customer = await findCustomer(tx, customerId);
  return customer !== null && customer.email_confirmed_at !== null && customer.email_key === emailKey(email);
}

export type ConfirmResult = "confirmed" | "gone";

export async function confirmAlert(
  { database, clock }: Pick<Services, "database" | "clock">,
  alertId: string,
): Promise<ConfirmResult> {
  const confirmed_at = sql`coalesce(${stockAlerts.confirmed_at}, ${clock().toISOString()}::timestamptz)`;
  const confirmed = await database.queries
    .update(stockAlerts)
    .set({ confirmed_at })
    .where(eq(stockAlerts.id, alertId))
    .returning({ id: stockAlerts.id });
  return confirmed.length > 0 ? "confirmed" : "gone";
}
