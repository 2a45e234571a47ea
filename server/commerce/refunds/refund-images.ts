import { and, eq } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import { refundImages, refunds } from "#server/platform/database/refund-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { readUploadedPhoto } from "#server/commerce/images/uploaded-photo.ts";
import type { Services } from "#server/commerce/services.ts";
import { runIdempotently, type IdempotentResult } from "#server/http/idempotency.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import { lockCustomer } from "#server/commerce/accounts/customers.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { findPhotoLimits } from "./photo-limits.ts";
import { findImages, toWireImage } from "./refunds.ts";

type Upload = Schemas["ImageUpload"];
type ImageError = Schemas["ImageFieldError"];
export type AddImageResult =
  | { outcome: "added"; image: Schemas["RefundImage"] }
  | { outcome: "noRefund" }
  | { outcome: "notDraft" }
  | { outcome: "tooMany"; maximum: number }
  | { outcome: "otherContent" }
  | { outcome: "invalid"; errors: ImageError[] };

/**
 * Adds a photo to a draft, once per `Idempotency-Key`: first its file, then its row. `refundImageAdmission` has
 * admitted the caller.
 */
export async function addImage(
  services: Services,
  customerId: string,
  refundId: string,
  upload: Upload,
  key?: string,
): Promise<AddImageResult> {
  const { database, uploads, clock } = services;
  const { largest } = await findPhotoLimits(database.queries, refundId);
  const sent = await readUploadedPhoto(upload, largest);
  if (sent.outcome === "invalid") return sent;
  const { photo, fileName, bytes } = sent;
  const id = newId();
  await uploads.store(id, photo.bytes);
  const effect = async (tx: Queries): Promise<IdempotentResult<AddImageResult>> => {
    // Requests for the same draft queue here, so that the seventh of seven at once counts six.
    const [refund] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, refundId), eq(refunds.customer_id, customerId)))
      .for("update");
    if (!refund) return { keep: false, answer: { outcome: "noRefund" } };
    if (refund.status !== "draft") return { keep: false, answer: { outcome: "notDraft" } };
    const { maximum } = await findPhotoLimits(tx, refundId);
    if ((await findImages(tx, [refundId])).length >= maximum) {
      return { keep: false, answer: { outcome: "tooMany", maximum } };
    }
    const [image] = await tx
      .insert(refundImages)
      .values({
        id,
        refund_id: refundId,
        customer_id: customerId,
        file_name: fileName,
        content_type: photo.contentType,
        width: photo.width,
        height: photo.height,
        created_at: clock(),
      })
      .returning();
    return { keep: true, answer: { outcome: "added", image: toWireImage(image!) } };
  };
  const content = { operation: "addRefundImage", refundId, photo: contentHash(bytes) };
  const answer = await database.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    return runIdempotently(tx, { customerId, key, content, now: clock() }, () => effect(tx));
  });
  const isMine = answer !== "otherContent" && answer.outcome === "added" && answer.image.id === id;
  if (!isMine) await uploads.remove(id);
  return answer === "otherContent" ? { outcome: "otherContent" } : answer;
}

export type DeleteImageResult = { outcome: "deleted" } | { outcome: "noImage" } | { outcome: "notDraft" };

export async function deleteImage(
  { database, uploads }: Services,
  customerId: string,
  refundId: string,
  imageId: string,
): Promise<DeleteImageResult> {
  const deleted = await database.transaction(async (tx): Promise<DeleteImageResult> => {
    const [refund] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, refundId), eq(refunds.customer_id, customerId)))
      .for("update");
    if (!refund) return { outcome: "noImage" };
    if (refund.status !== "draft") return { outcome: "notDraft" };
    const [image] = await tx
      .delete(refundImages)
      .where(and(eq(refundImages.id, imageId), eq(refundImages.refund_id, refundId)))
      .returning();
    return image ? { outcome: "deleted" } : { outcome: "noImage" };
  });
  if (deleted.outcome === "deleted") await uploads.remove(imageId);
  return deleted;
}
