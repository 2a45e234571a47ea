import { and, eq } from "drizzle-orm";
import { fromWire, minorUnits, money, toWire, type Currency } from "#domain/money.ts";
import { minimumPayoutOf, payoutMinimum } from "#domain/payout.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import { hasCommissions, membershipEndedAt } from "#server/commerce/accounts/tour-leads.ts";
import type { Schemas } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry, type Person } from "#server/commerce/audit/audit.ts";
import { lockCommissionBalance, bookCommission } from "#server/commerce/commissions/ledger.ts";
import { commissionBalances } from "#server/platform/database/commission-schema.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { bankAccounts, payouts, taxData } from "#server/platform/database/payout-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { payoutMinimums, readShopFacts } from "#server/commerce/markets/shop-settings.ts";
import { runIdempotently, type IdempotentResult } from "#server/http/idempotency.ts";
import type { Services } from "#server/commerce/services.ts";
import { findPayoutFlags } from "./flags.ts";
import { toWirePayout } from "./payouts.ts";

/** `balance`: as shown to the tour lead. */
export type PayoutRequest = { currency: string; value: number; balance?: number };
export type RequestPayoutResult =
  | { outcome: "requested"; payout: Schemas["Payout"] }
  | { outcome: "notALead" }
  | { outcome: "noSuchCurrency" }
  | { outcome: "noAmount" }
  | { outcome: "belowMinimum"; minimum: number }
  | { outcome: "balanceChanged"; balance: number }
  | { outcome: "noBankAccount" }
  | { outcome: "otherContent" };

/**
 * Moves a payout from the balance, once per `Idempotency-Key`. Of simultaneous requests the second sees what the
 * first has left.
 */
export async function requestPayout(
  services: Pick<Services, "database" | "clock" | "jobs">,
  person: Person,
  request: PayoutRequest,
  key?: string,
): Promise<RequestPayoutResult> {
  const { database, clock } = services;
  const content = { operation: "requestPayout", ...request };
  const answer = await database.transaction(async (tx) => {
    await lockCustomer(tx, person.id);
    return runIdempotently(tx, { customerId: person.id, key, content, now: clock() }, async () => {
      const requested = await takeFromBalance(services, tx, person, request);
      return {
        keep: requested.outcome === "requested",
        answer: requested,
      } satisfies IdempotentResult<RequestPayoutResult>;
    });
  });
  return answer === "otherContent" ? { outcome: "otherContent" } : answer;
}

async function takeFromBalance(
  { clock, jobs }: Pick<Services, "clock" | "jobs">,
  tx: Queries,
  person: Person,
  request: PayoutRequest,
): Promise<RequestPayoutResult> {
  if (!(await hasCommissions(tx, person.id))) return { outcome: "notALead" };
  const currency = await currencyOf(tx, person.id, request.currency);
  if (!currency) return { outcome: "noSuchCurrency" };
  const value = inMinorUnits(request.value, currency);
  if (value === null) return { outcome: "noAmount" };
  const minimum = payoutMinimum(request.currency, payoutMinimums(await readShopFacts(tx)));
  const hasEnded = (await membershipEndedAt(tx, person.id)) !== null;
  if (request.value < minimum && !hasEnded) return { outcome: "belowMinimum", minimum };
  const [account] = await tx.select().from(bankAccounts).where(eq(bankAccounts.customer_id, person.id));
  if (!account) return { outcome: "noBankAccount" };
  const balance = await lockCommissionBalance(tx, person.id, currency);
  const left = toWire(money(balance, currency));
  if (value > balance || left < (request.balance ?? left))
    return { outcome: "balanceChanged", balance: left };
  const smallest = minimumPayoutOf(minimum, left, hasEnded);
  if (request.value < smallest) return { outcome: "belowMinimum", minimum: smallest };
  const [tax] = await tx.select().from(taxData).where(eq(taxData.customer_id, person.id));
  const now = clock();
  const [row] = await tx
    .insert(payouts)
    .values({
      id: newId(),
      customer_id: person.id,
      ...currency,
      value_minor: value,
      status: "requested",
      flags: await findPayoutFlags(tx, person.id),
      holder: account.holder,
      iban_end: account.iban_end,
      ciphertext: account.ciphertext,
      nonce: account.nonce,
      key_id: account.key_id,
      tax_ciphertext: tax?.ciphertext ?? null,
      tax_nonce: tax?.nonce ?? null,
      tax_key_id: tax?.key_id ?? null,
      requested_at: now,
    })
    .returning();
  const payout = row!;
  await bookCommission(tx, now, {
    customerId: person.id,
    kind: "paid_out",
    sourceId: payout.id,
    orderId: null,
    currency,
    value: -value,
    isPending: false,
  });
  await writeAuditEntry(tx, {
    action: "payout.requested",
    at: now,
    actor: customerActor(person),
    ownerId: person.id,
    subject: { payout: payout.id },
  });
  await jobs.enqueue(tx, "payout-requested-mail", { payoutId: payout.id });
  return { outcome: "requested", payout: toWirePayout(payout) };
}

async function currencyOf(tx: Queries, customerId: string, currency: string): Promise<Currency | null> {
  const [row] = await tx
    .select({
      currency: commissionBalances.currency,
      currency_precision: commissionBalances.currency_precision,
    })
    .from(commissionBalances)
    .where(and(eq(commissionBalances.customer_id, customerId), eq(commissionBalances.currency, currency)));
  return row ?? null;
}

function inMinorUnits(value: number, currency: Currency): bigint | null {
  try {
    return minorUnits(fromWire(value, currency));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
