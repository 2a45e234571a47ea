import { providerEvents } from "#server/platform/database/payment-schema.ts";
import type { WebhookRequest } from "#server/commerce/payment/provider.ts";
import type { Services } from "#server/commerce/services.ts";

/** Stores an event once. A job looks up its subject, so the order and content of events do not matter. */
export async function receiveEvent(
  { provider, clock, database, jobs }: Pick<Services, "provider" | "clock" | "database" | "jobs">,
  request: WebhookRequest,
): Promise<"received" | "forged" | "unclear"> {
  const now = clock();
  const read = await provider.readWebhook(request, now);
  if (read.outcome !== "event") return read.outcome;
  const { id, type, kind, resourceId, providerOrderId, captureId } = read.event;
  await database.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(providerEvents)
      .values({
        id,
        event_type: type,
        kind,
        resource_id: resourceId,
        provider_order_id: providerOrderId,
        capture_id: captureId,
        received_at: now,
        handled_at: kind === "other" ? now : null,
      })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id });
    if (isNew && kind !== "other") await jobs.enqueue(tx, "provider-event", { eventId: id });
  });
  return "received";
}
