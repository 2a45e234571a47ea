import { writeAuditEntry, type Actor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { runIdempotently } from "#server/http/idempotency.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { stockMovements } from "#server/platform/database/stock-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { lockStock, type StockRow } from "./stock.ts";

/** `counted`: what was found, and what the stock said when counting began. */
export type StockChange =
  | { kind: "received" | "returned" | "lost"; quantity: number; reason?: string }
  | { kind: "counted"; quantity: number; expected_on_hand: number; reason?: string };

export type ChangeStockResult =
  | { outcome: "changed" }
  | { outcome: "noVariant" }
  /** Less is on hand than is taken away. */
  | { outcome: "notOnHand"; onHand: number }
  /** The stock changed after counting began. */
  | { outcome: "stockChanged"; onHand: number }
  | { outcome: "otherContent" };

/** More than any shop has of one variant, and less than the column holds. */
const mostOnHand = 1_000_000_000;

/** An administrator receives, counts, puts back or writes off pieces; once per key. */
export async function changeStock(
  { database, clock }: Pick<Services, "database" | "clock">,
  actor: Actor & { id: string },
  variantId: string,
  change: StockChange,
  key: string | undefined,
): Promise<ChangeStockResult> {
  return database.transaction(async (tx): Promise<ChangeStockResult> => {
    await lockCustomer(tx, actor.id);
    const content = { operation: "changeStock", variantId, ...change };
    const request = { customerId: actor.id, key, content, now: clock() };
    const result = await runIdempotently<ChangeStockResult>(tx, request, async () => {
      const answer = await bookChange(tx, actor, variantId, change, request.now);
      return { keep: answer.outcome === "changed", answer };
    });
    return result === "otherContent" ? { outcome: "otherContent" } : result;
  });
}

async function bookChange(
  tx: Queries,
  actor: Actor & { id: string },
  variantId: string,
  change: StockChange,
  now: Date,
): Promise<ChangeStockResult> {
  const row = (await lockStock(tx, [variantId])).get(variantId);
  if (!row) return { outcome: "noVariant" };
  if (change.kind === "counted" && change.expected_on_hand !== row.on_hand)
    return { outcome: "stockChanged", onHand: row.on_hand };
  const quantity = difference(change, row);
  const after = row.on_hand + quantity;
  if ((quantity < 0 && change.kind === "lost" && after < 0) || after > mostOnHand)
    return { outcome: "notOnHand", onHand: row.on_hand };
  await bookMovement(tx, {
    variant_id: variantId,
    kind: change.kind,
    quantity,
    reason: change.reason ?? null,
    administrator_id: actor.id,
    created_at: now,
  });
  await writeAuditEntry(tx, {
    action: `stock.${change.kind}`,
    at: now,
    actor,
    ownerId: null,
    subject: { variant: variantId },
    details: { quantity },
  });
  return { outcome: "changed" };
}

function difference(change: StockChange, { on_hand }: StockRow): number {
  switch (change.kind) {
    case "received":
    case "returned":
      return change.quantity;
    case "lost":
      return -change.quantity;
    case "counted":
      return change.quantity - on_hand;
  }
}

type Movement = Omit<typeof stockMovements.$inferInsert, "id" | "on_hand_after">;

/** A trigger adds it to what is on hand. */
export async function bookMovement(tx: Queries, movement: Movement): Promise<void> {
  await tx.insert(stockMovements).values({ id: newId(), ...movement });
}
