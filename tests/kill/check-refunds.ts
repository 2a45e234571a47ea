import { and, eq, isNotNull } from "drizzle-orm";
import * as customerSchema from "#server/platform/database/customer-schema.ts";
import { documents } from "#server/platform/database/document-schema.ts";
import { refundImages, refundItems, refunds } from "#server/platform/database/refund-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import type { Services } from "#server/commerce/services.ts";

const { orderItems, pointTransactions } = customerSchema;

/** Compares refunds with their credit notes, order items, the points ledger, and photos with their files. */
export const findWrongRefunds = async (services: Services): Promise<string[]> => [
  ...(await wrongStates(services)),
  ...(await wrongCreditNotes(services)),
  ...(await wrongPieces(services)),
  ...(await wrongLedger(services)),
  ...(await wrongPhotos(services)),
];

async function wrongStates({ database: { queries } }: Services): Promise<string[]> {
  const hanging = await queries
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, "requested"), isNotNull(refunds.paying_back_since)));
  return hanging.map(({ id }) => `refund ${id} hangs`);
}

async function wrongCreditNotes({ database: { queries } }: Services): Promise<string[]> {
  const markets = await queries.select().from(schema.markets);
  const booked = await queries.select().from(refunds).where(eq(refunds.status, "approved"));
  const notes = await queries.$count(documents, eq(documents.document_type, "credit_note"));
  const wrong =
    notes === booked.length ? [] : [`${booked.length} refunds are booked, with ${notes} credit notes`];
  for (const market of markets) {
    const numbers = booked
      .filter(({ market_id }) => market_id === market.id)
      .map(({ credit_note_number }) => credit_note_number ?? 0)
      .toSorted((one, other) => one - other);
    const isGapless = numbers.every((number, index) => number === index + 1);
    if (!isGapless || numbers.length !== market.last_credit_note_number)
      wrong.push(
        `${market.id}: credit notes ${numbers.join(", ")}, the last ${market.last_credit_note_number}`,
      );
  }
  return wrong;
}

async function wrongPieces({ database: { queries } }: Services): Promise<string[]> {
  const back = await queries
    .select({ item: refundItems })
    .from(refundItems)
    .innerJoin(refunds, and(eq(refunds.id, refundItems.refund_id), eq(refunds.status, "approved")));
  const items = await queries.select().from(orderItems);
  return items.flatMap(({ id, refunded_count, approved_count }) => {
    const own = back.filter(({ item }) => item.order_item_id === id);
    const count = own.reduce((sum, { item }) => sum + item.count, 0);
    return count === refunded_count && count === approved_count
      ? []
      : [`line ${id}: ${refunded_count} came back, ${approved_count} approved, in refunds ${count}`];
  });
}

/** The ledger has refunded points, and earned points that were taken back, once per booked refund. */
async function wrongLedger({ database: { queries } }: Services): Promise<string[]> {
  const moves = await queries.select().from(pointTransactions);
  const rows = await queries.select().from(refunds);
  return rows.flatMap(({ id, status, points, earned_points }) => {
    const own = moves.filter(({ source_id }) => source_id === id);
    const sum = (kind: "refunded" | "reversed") =>
      own.filter((move) => move.kind === kind).reduce((total, move) => total + move.points + move.deposit, 0);
    const isBooked = status === "approved";
    const isRight =
      sum("refunded") === (isBooked ? points : 0) && sum("reversed") === (isBooked ? -earned_points : 0);
    return isRight
      ? []
      : [`refund ${id} is ${status}, with ${sum("refunded")} and ${sum("reversed")} points`];
  });
}

async function wrongPhotos({ database: { queries }, uploads }: Services): Promise<string[]> {
  const files = await uploads.writtenBefore(new Date(Date.now() + 60_000));
  const rows = await queries.select({ id: refundImages.id }).from(refundImages);
  return [
    ...rows.filter(({ id }) => !files.includes(id)).map(({ id }) => `photo ${id} has no file`),
    ...files.filter((name) => !rows.some(({ id }) => id === name)).map((name) => `file ${name} is no photo`),
  ];
}
