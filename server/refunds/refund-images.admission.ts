import { notFound, type Admissions } from "../api/reply.ts";
import { uploadBodyBytes } from "../images/upload-body.ts";
import { readShopSettings } from "../markets/shop-settings.ts";
import type { Services } from "../services.ts";
import { findImages, findRefund } from "./refunds.ts";

/** A photo is read for the owner of a draft that has room for one. */
export const refundImageAdmission = (services: Services): Pick<Admissions, "addRefundImage"> => ({
  addRefundImage: async ({ params, headers, customer, refuse }) => {
    const { queries } = services.database;
    const refund = await findRefund(queries, customer.id, params.id);
    if (!refund) return notFound("There is no such refund.");
    if (refund.status !== "draft")
      return refuse(409, "This refund is not a draft any more.", { code: "refund_not_draft" });
    const { refund_files: maximum, refund_file_bytes: largest } = await readShopSettings(services);
    // A repeated upload of the last photo is answered as it was; whether it is one is known by its key.
    const isRepeatable = headers["idempotency-key"] !== undefined;
    if (!isRepeatable && (await findImages(queries, [refund.id])).length >= maximum)
      return refuse(409, `A refund has ${maximum} photos at most.`, {
        code: "too_many_images",
        params: { maximum },
      });
    return { bytes: uploadBodyBytes(largest), person: customer.id };
  },
});
