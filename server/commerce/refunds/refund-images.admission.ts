import { notFound, type Admissions } from "#server/http/reply.ts";
import { maximumUploadBodyBytes } from "#server/commerce/images/upload-body.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { findIdempotencyKey } from "#server/http/idempotency.ts";
import type { RefundRow } from "#server/commerce/orders/order-returns.ts";
import type { AddImageResult } from "./refund-images.ts";
import { findPhotoLimits } from "./photo-limits.ts";
import { findImages, findRefund } from "./refunds.ts";

/** Only the owner of a draft with room for a photo may send one. */
export const refundImageAdmission = (services: Services): Pick<Admissions, "addRefundImage"> => ({
  addRefundImage: async ({ params, headers, customer, refuse }) => {
    const { queries } = services.database;
    const refund = await findRefund(queries, customer.id, params.id);
    if (!refund) return notFound("There is no such refund.");
    if (refund.status !== "draft")
      return refuse(409, "This refund is not a draft any more.", { code: "refund_not_draft" });
    const { maximum, largest } = await findPhotoLimits(queries, refund.id);
    const isFull = (await findImages(queries, [refund.id])).length >= maximum;
    // A repeated upload of the last photo returns the first response.
    const key = headers["idempotency-key"];
    if (isFull && !(await isUploadOf(queries, refund, key)))
      return refuse(409, `A refund has ${maximum} photos at most.`, {
        code: "too_many_images",
        params: { maximum },
      });
    return { bytes: maximumUploadBodyBytes(largest), person: customer.id };
  },
});

async function isUploadOf(
  queries: Queries,
  { id, customer_id }: RefundRow,
  key: string | undefined,
): Promise<boolean> {
  const known = key === undefined ? null : await findIdempotencyKey(queries, customer_id, key);
  const answer = known?.answer as Partial<AddImageResult> | undefined;
  return answer?.outcome === "added" && answer.image?.order_return_id === id;
}
