import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queries } from "./database/database.ts";
import * as customerSchema from "./database/customer-schema.ts";

/** What an effect answers, and whether a repeated request gets the same answer. */
export type IdempotentResult<Answer> = { keep: boolean; answer: Answer };
type Request = { customerId: string; key: string | undefined; content: unknown; now: Date };
const { idempotencyKeys } = customerSchema;

/**
 * Does something once for an `Idempotency-Key`, in the effect's own transaction; the customer is locked.
 * The same key with the same content gets the same answer; with other content it gets "otherContent".
 */
export async function runIdempotently<Answer>(
  tx: Queries,
  { customerId, key, content, now }: Request,
  effect: () => Promise<IdempotentResult<Answer>>,
): Promise<Answer | "otherContent"> {
  if (!key) return (await effect()).answer;
  const request_hash = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
  const known = await findIdempotencyKey(tx, customerId, key);
  if (known) return known.request_hash === request_hash ? (known.answer as Answer) : "otherContent";
  const { keep, answer } = await effect();
  if (keep) {
    await tx
      .insert(idempotencyKeys)
      .values({ customer_id: customerId, key, request_hash, answer, created_at: now });
  }
  return answer;
}

/** A key that was used before, with what its request was answered. */
export async function findIdempotencyKey(queries: Queries, customerId: string, key: string) {
  const [known] = await queries
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customer_id, customerId), eq(idempotencyKeys.key, key)));
  return known ?? null;
}
