import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queries } from "#server/platform/database/database.ts";
import * as customerSchema from "#server/platform/database/customer-schema.ts";

/** An effect's result, and whether to store it for repeated requests. */
export type IdempotentResult<Answer> = { keep: boolean; answer: Answer };
type Request = { customerId: string; key: string | undefined; content: unknown; now: Date };
const { idempotencyKeys } = customerSchema;

/**
 * Runs an effect once per `Idempotency-Key`, in the effect's own transaction; the customer is locked. The same key
 * with the same content returns the same result, with other content "otherContent".
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

export async function findIdempotencyKey(queries: Queries, customerId: string, key: string) {
  const [known] = await queries
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.customer_id, customerId), eq(idempotencyKeys.key, key)));
  return known ?? null;
}
