import { paymentComparisons, providerEvents } from "#server/platform/database/payment-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { closeIssue, openIssue } from "#server/commerce/payment/payment-issues.ts";
import type { Shop } from "#tests/support/shop.ts";

/** A waiting event, an open and a closed issue, and a comparison. */
export async function populateReconciliation(shop: Shop, orderId: string): Promise<void> {
  const { services, clock } = shop;
  const issue = { kind: "dispute", orderId, detail: "A customer disputes the capture C-1." } as const;
  await openIssue(services, { ...issue, reference: "PP-R-1" });
  await closeIssue(services, { ...issue, reference: "PP-R-2" });
  await services.database.queries.insert(providerEvents).values({
    id: "WH-1",
    event_type: "CUSTOMER.DISPUTE.CREATED",
    kind: "dispute",
    resource_id: "PP-R-3",
    received_at: clock.now,
  });
  await services.database.queries.insert(paymentComparisons).values({
    id: newId(),
    compared_at: clock.now,
    since: clock.now,
    captures: 2,
    refunds: 1,
    differences: 0,
  });
}

/** An invited lead with a picture, and one who signed up. */
