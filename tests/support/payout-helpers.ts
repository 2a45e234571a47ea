import { eq } from "drizzle-orm";
import type { Currency } from "#domain/money.ts";
import { hashPassword } from "#server/commerce/accounts/passwords.ts";
import { bookCommission } from "#server/commerce/commissions/ledger.ts";
import { shopFacts } from "#server/platform/database/schema.ts";
import { readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import { createTourLead } from "./create-tour-lead.ts";
import { orderHelpers } from "./order-helpers.ts";
import type { Shop } from "./shop.ts";

export const euro = { currency: "EUR", currency_precision: 2 };
export const iban = "DE89 3704 0044 0532 0130 00";
export const taxData = {
  name: "Lena Bäcker",
  street: "Lindenweg 4",
  zip_code: "10115",
  city: "Berlin",
  country: "DE",
  tax_number: "DE123456789",
  charges_vat: true,
};
export const password = "Trellis-Demo-2026!";

/** The minimum payout, for all currencies or by currency; undefined leaves the setting out. */
export async function minimumPayout(shop: Shop, minimum?: number | Record<string, number>): Promise<void> {
  const { queries } = shop.services.database;
  const { payout_minimum: _one, payout_minimums: _each, ...facts } = await readShopFacts(queries);
  const key = typeof minimum === "number" ? "payout_minimum" : "payout_minimums";
  await queries
    .update(shopFacts)
    .set({ value: minimum === undefined ? facts : { ...facts, [key]: minimum } })
    .where(eq(shopFacts.name, "shop"));
}

/**
 * A tour lead with payable commission in minor units, with their and an administrator's payout steps. The minimum
 * is one unit of any currency.
 */
export async function payoutHelpers(
  shop: Shop,
  earned = 10_000n,
  currency = euro,
  fields: { role?: "administrator" } = {},
) {
  await minimumPayout(shop, 1);
  const password_hash = await hashPassword(password, "test@example.com");
  const lead = await createTourLead(shop, { password_hash, ...fields });
  const administrator = await shop.customer({ role: "administrator", password_hash });
  const earn = (value: bigint) => earnCommission(shop, lead.id, value, currency);
  if (earned > 0n) await earn(earned);
  const { token } = lead;
  const keep = (body: object) => shop.call("PUT", "/users/tour_leads/me/bank_account", { token, body });
  const asAdministrator = (method: "GET" | "POST", path: string, body?: object) =>
    shop.call(method, `/admin/payouts/${path}`, { token: administrator.token, ...(body && { body }) });
  return {
    ...lead,
    administrator,
    earn,
    keep,
    account: () => keep({ holder: "Lena Bäcker", iban }),
    agree: (tax_data: object | null = taxData) =>
      shop.call("PUT", "/users/tour_leads/me/self_billing", { token, body: { tax_data } }),
    ask: (value: number | string, key?: string, of = currency.currency, balance?: number) =>
      shop.call(
        "POST",
        `/users/tour_leads/me/commission_transactions/request_payout?currency=${of}&value=${value}${balance === undefined ? "" : `&balance=${balance}`}`,
        { token, headers: key ? { "idempotency-key": key } : {} },
      ),
    sums: async () => {
      const { commission_balances: balance, commission_payout_sums: paid } = await lead.me();
      return [balance[currency.currency], paid[currency.currency]];
    },
    asAdministrator,
    mark: (id: string, result: string) => asAdministrator("POST", `${id}/result`, { result }),
    exported: (exportId: string = crypto.randomUUID(), typed = password) =>
      asAdministrator("POST", "export", {
        export_id: exportId,
        currency: currency.currency,
        password: typed,
      }),
  };
}

/** From a customer's order; below zero it is reversed. */
export async function earnCommission(
  shop: Shop,
  customerId: string,
  value: bigint,
  currency: Currency,
): Promise<void> {
  const { id: orderId } = await orderHelpers(
    shop,
    await shop.customer({ tour_lead_id: customerId }),
  ).submitted();
  const kind = value > 0n ? ("earned" as const) : ("reversed" as const);
  const move = {
    customerId,
    kind,
    sourceId: crypto.randomUUID(),
    orderId,
    currency,
    value,
    isPending: false,
  };
  await shop.services.database.transaction((tx) => bookCommission(tx, shop.clock.now, move));
}
