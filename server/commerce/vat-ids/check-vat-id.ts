import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { vatIdCheckLifetime } from "#domain/business-constants.ts";
import { isIntraCommunityDelivery, normalizeVatId, vatIdCountry } from "#domain/vat-id.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { customers } from "#server/platform/database/customer-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { vatIdChecks } from "#server/platform/database/vat-id-schema.ts";
import { newId } from "#server/platform/ids.ts";

type RequiredServices = Pick<Services, "database" | "clock" | "limits" | "vies">;
type Delivery = { country: string; zip_code: string };
export type VatIdProblem =
  | "vat_id_not_used"
  | "vat_id_format"
  | "vat_id_of_seller_country"
  | "vat_id_not_confirmed";

type Check = Omit<typeof vatIdChecks.$inferInsert, "customer_id">;
/**
 * `checkId`: of the check that confirmed it; null: VIES is unavailable. `unstored`: that check, if there is no customer yet
 * to whom it belongs.
 */
export type CheckedVatId = { vatId: string; checkId: string | null; unstored?: Check };
/** `customerId`: null if the customer is yet to be made. `counted`: by what VIES is asked only so often. */
export type VatIdAsker = { customerId: string | null; counted: string };

type Supplier = Pick<MarketRow, "intra_community_supply" | "seller">;

/** Whether a business with a VAT ID of another EU country than the seller's buys without tax. */
const canBeExempt = ({ intra_community_supply, seller }: Supplier, delivery: Delivery): boolean =>
  intra_community_supply && isIntraCommunityDelivery(seller.country, delivery);

/** What is wrong with a VAT ID before VIES is asked. */
export function parseVatId(
  typed: string,
  market: Supplier,
  delivery: Delivery,
): { vatId: string } | { problem: VatIdProblem } {
  if (!canBeExempt(market, delivery)) return { problem: "vat_id_not_used" };
  const vatId = normalizeVatId(typed);
  if (vatId === null) return { problem: "vat_id_format" };
  return vatIdCountry(vatId) === market.seller.country ? { problem: "vat_id_of_seller_country" } : { vatId };
}

/**
 * Whether VIES confirms the VAT ID; each answer is recorded. Asks VIES only if it has not confirmed the id lately.
 * Not to be called inside a transaction, because VIES may take seconds.
 */
export async function checkVatId(
  services: RequiredServices,
  { customerId, counted }: VatIdAsker,
  vatId: string,
  seller: MarketRow["seller"],
): Promise<CheckedVatId | { problem: VatIdProblem }> {
  const { database, clock, limits, vies } = services;
  const sellerVatId = sellerVatIdOf(seller);
  const checkId = customerId && (await findConfirmation(services, customerId, vatId, sellerVatId));
  if (checkId) return { vatId, checkId };
  if ((await limits.take(["vatIdByCustomer", counted])) !== null) return { vatId, checkId: null };
  const result = await vies(vatId, normalizeVatId(seller.vat_number));
  // The account may have been deleted while VIES was asked.
  if (customerId && (await database.queries.$count(customers, isActive(customerId))) === 0)
    return { vatId, checkId: null };
  const check: Check = {
    id: newId(),
    vat_id: vatId,
    seller_vat_id: sellerVatId,
    status: result.status,
    error_code: result.errorCode,
    checked_at: clock(),
    ...(result.status === "valid" && {
      consultation_number: result.consultationNumber,
      trader_name: result.traderName,
      trader_address: result.traderAddress,
    }),
  };
  if (customerId) await storeVatIdCheck(database.queries, customerId, check);
  switch (result.status) {
    case "valid":
      return { vatId, checkId: check.id, ...(customerId === null && { unstored: check }) };
    case "invalid":
      return { problem: "vat_id_not_confirmed" };
    case "unavailable":
      return { vatId, checkId: null };
  }
}

export const storeVatIdCheck = (queries: Queries, customer_id: string, check: Check) =>
  queries.insert(vatIdChecks).values({ ...check, customer_id });

async function findConfirmation(
  { database, clock }: RequiredServices,
  customerId: string,
  vatId: string,
  sellerVatId: string,
): Promise<string | null> {
  const [check] = await database.queries
    .select({ id: vatIdChecks.id })
    .from(vatIdChecks)
    .where(
      and(
        eq(vatIdChecks.customer_id, customerId),
        eq(vatIdChecks.vat_id, vatId),
        eq(vatIdChecks.seller_vat_id, sellerVatId),
        eq(vatIdChecks.status, "valid"),
        gt(vatIdChecks.checked_at, oldestConfirmation(clock())),
      ),
    )
    .orderBy(desc(vatIdChecks.checked_at))
    .limit(1);
  return check?.id ?? null;
}

/** Whether a check confirms the VAT ID to this seller, and lately enough. */
export async function isStillConfirmed(
  queries: Queries,
  { clock }: Pick<Services, "clock">,
  checkId: string,
  seller: MarketRow["seller"],
): Promise<boolean> {
  const [check] = await queries.select().from(vatIdChecks).where(eq(vatIdChecks.id, checkId));
  return (
    check !== undefined &&
    check.checked_at > oldestConfirmation(clock()) &&
    check.seller_vat_id === sellerVatIdOf(seller)
  );
}

const sellerVatIdOf = ({ vat_number }: MarketRow["seller"]): string =>
  normalizeVatId(vat_number) ?? vat_number;

const isActive = (customerId: string) => and(eq(customers.id, customerId), isNull(customers.deleted_at));

const oldestConfirmation = (now: Date): Date => new Date(now.getTime() - vatIdCheckLifetime);
