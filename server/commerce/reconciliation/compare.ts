import { desc } from "drizzle-orm";
import { fromWire, minorUnits } from "#domain/money.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { paymentComparisons } from "#server/platform/database/payment-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { openIssue } from "#server/commerce/payment/payment-issues.ts";
import type { ProviderTransaction } from "#server/commerce/payment/provider.ts";
import type { Services } from "#server/commerce/services.ts";
import { log } from "#server/platform/telemetry/log.ts";
import { findBookedBetween, findBooked, type Booked } from "./booked.ts";

const hour = 3_600_000;
/**
 * Milliseconds before now. Everything booked within three days is looked up in the list, which begins earlier because
 * money may be booked after it moved, and may lack the last hours. Listed transactions should be booked within the
 * hour.
 */
const compared = { booked: 3 * 24 * hour, listed: 5 * 24 * hour, listedWithin: 4 * hour, bookedWithin: hour };

type Difference = { reference: string; orderId: string | null; detail: string };
export type ComparisonRow = typeof paymentComparisons.$inferSelect;

export async function comparePayments(services: Services): Promise<ComparisonRow | null> {
  const now = services.clock();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const since = before(compared.booked);
  const listed = await services.provider.listTransactions(before(compared.listed), now);
  if (listed === null) return null;
  const { queries } = services.database;
  const settled = listed.filter(({ at }) => at <= before(compared.bookedWithin));
  const books = await findBooked(
    queries,
    settled.map(({ id }) => id),
  );
  const differences = settled.flatMap((transaction) => differencesOf(transaction, books.get(transaction.id)));
  const ids = new Set(listed.map(({ id }) => id));
  for (const booked of await findBookedBetween(queries, since, before(compared.listedWithin))) {
    // A refund that was pending for days is listed under the day of its request.
    if (!ids.has(booked.id) && !(await booked.isConfirmed(services))) differences.push(notListed(booked));
  }
  for (const difference of differences) await openIssue(services, { kind: "difference", ...difference });
  const count = (kind: ProviderTransaction["kind"]) =>
    listed.filter((transaction) => transaction.kind === kind).length;
  const row: ComparisonRow = {
    id: newId(),
    compared_at: now,
    since,
    captures: count("capture"),
    refunds: count("refund"),
    differences: differences.length,
  };
  await queries.insert(paymentComparisons).values(row);
  log[differences.length === 0 ? "info" : "error"](comparisonLine(row));
  return row;
}

export async function lastComparison(queries: Queries): Promise<ComparisonRow | null> {
  const { compared_at } = paymentComparisons;
  const [last] = await queries.select().from(paymentComparisons).orderBy(desc(compared_at)).limit(1);
  return last ?? null;
}

export const comparisonLine = ({
  compared_at,
  since,
  captures,
  refunds: back,
  differences,
}: ComparisonRow): string =>
  `compared with the provider at ${compared_at.toISOString()}: ${captures} captures and ${back} refunds since ${since.toISOString()}, ${differences} ${differences === 1 ? "difference" : "differences"}`;

function differencesOf(listed: ProviderTransaction, booked: Booked | undefined): Difference[] {
  const { id: reference, kind, amount, currency, fee } = listed;
  if (kind === "other") return [];
  const sum = `${amount} ${currency}`;
  if (!booked) {
    const detail = `The provider lists a ${kind} of ${sum}, and the shop's books have none of this name.`;
    return [{ reference, orderId: null, detail }];
  }
  const { orderId } = booked;
  const minor = (value: string) =>
    minorUnits(fromWire(Number(value), { currency, currency_precision: booked.precision }));
  if (booked.kind !== kind || booked.currency !== currency || booked.minor !== minor(amount)) {
    const detail = `The provider lists a ${kind} of ${sum}; in the shop's books it is a ${booked.kind} of ${booked.minor} minor units of ${booked.currency}.`;
    return [{ reference, orderId, detail }];
  }
  if (booked.feeMinor === null || fee === null || booked.feeMinor === minor(fee)) return [];
  const detail = `The provider lists a fee of ${fee} ${currency}; in the shop's books it is ${booked.feeMinor} minor units.`;
  return [{ reference, orderId, detail }];
}

const notListed = ({ id, kind, orderId, minor, currency }: Booked): Difference => ({
  reference: id,
  orderId,
  detail: `The shop's books have a ${kind} of ${minor} minor units of ${currency} that the provider does not list.`,
});
