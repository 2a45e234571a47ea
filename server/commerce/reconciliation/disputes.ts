import { eq } from "drizzle-orm";
import { payments } from "#server/platform/database/customer-schema.ts";
import { closeIssue, openIssue } from "#server/commerce/payment/payment-issues.ts";
import type { Services } from "#server/commerce/services.ts";

/** Milliseconds; longer than a day, because the daily job may have failed. */
const period = 7 * 86_400_000;

/** Opens or closes a dispute's issue, from an event or from the provider's list. */
export async function recordDispute(
  services: Services,
  { id, captureId, isResolved }: { id: string; captureId: string | null; isResolved: boolean },
): Promise<void> {
  const issue = {
    kind: "dispute",
    reference: id,
    orderId: await orderOf(services, captureId),
    detail: `A customer disputes the capture ${captureId ?? "(not named)"}. Answer it at the provider.`,
  } as const;
  await (isResolved ? closeIssue(services, issue) : openIssue(services, issue));
}

/** Fetches the disputes of the last days, for a shop without webhooks. Returns their number. */
export async function fetchDisputes(services: Services): Promise<number> {
  const disputes = await services.provider.listDisputes(new Date(services.clock().getTime() - period));
  for (const dispute of disputes ?? []) await recordDispute(services, dispute);
  return disputes?.length ?? 0;
}

async function orderOf(
  { database: { queries } }: Services,
  captureId: string | null,
): Promise<string | null> {
  if (captureId === null) return null;
  const [payment] = await queries
    .select({ orderId: payments.order_id })
    .from(payments)
    .where(eq(payments.capture_id, captureId));
  return payment?.orderId ?? null;
}
