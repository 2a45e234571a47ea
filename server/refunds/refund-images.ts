import { and, eq, inArray } from "drizzle-orm";
import type { Schemas } from "../api/reply.ts";
import type { Person } from "../audit/audit.ts";
import { refundImages, refunds } from "../database/refund-schema.ts";
import { newId } from "../ids.ts";
import { readPhoto } from "../images/photo.ts";
import { readShopSettings } from "../markets/shop-settings.ts";
import type { Services } from "../services.ts";
import { once, type Once } from "../once.ts";
import { contentHash } from "../whole-file.ts";
import { lockCustomer } from "../accounts/customers.ts";
import type { Queries } from "../database/database.ts";
import { findImages, findRefund, toWireImage, type RefundImageRow } from "./refunds.ts";

type Upload = Schemas["ImageUpload"];
type ImageError = Schemas["ImageFieldError"];
export type Added =
  | { outcome: "added"; image: Schemas["RefundImage"] }
  | { outcome: "noRefund" }
  | { outcome: "notDraft" }
  | { outcome: "tooMany"; maximum: number }
  | { outcome: "otherContent" }
  | { outcome: "invalid"; errors: ImageError[] };

/** Adds a photo to a draft, once for an `Idempotency-Key`: first its file, then its row. */
export async function addImage(
  services: Services,
  customerId: string,
  refundId: string,
  upload: Upload,
  key?: string,
): Promise<Added> {
  const { database, uploads, clock } = services;
  const { refund_files: maximum, refund_file_bytes: largest } = await readShopSettings(services);
  const before = await findRefund(database.queries, customerId, refundId);
  if (!before) return { outcome: "noRefund" };
  if (before.status !== "draft") return { outcome: "notDraft" };
  // A repeated sixth is no seventh: whether it is one is known further down.
  const isFull = (await findImages(database.queries, [refundId])).length >= maximum;
  if (isFull && key === undefined) return { outcome: "tooMany", maximum };
  const bytes = fileIn(upload.image_data, largest);
  if ("code" in bytes) return { outcome: "invalid", errors: [bytes] };
  const read = await readPhoto(bytes, upload.content_type);
  if (read.outcome !== "read") return { outcome: "invalid", errors: [wrong[read.outcome]] };
  const { photo } = read;
  const id = newId();
  await uploads.store(id, photo.bytes);
  const effect = async (tx: Queries): Promise<Once<Added>> => {
    // Requests for the same draft queue up here, so that the seventh of seven at once finds six.
    const [refund] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, refundId), eq(refunds.customer_id, customerId)))
      .for("update");
    if (!refund) return { keep: false, answer: { outcome: "noRefund" } };
    if (refund.status !== "draft") return { keep: false, answer: { outcome: "notDraft" } };
    if ((await findImages(tx, [refundId])).length >= maximum) {
      return { keep: false, answer: { outcome: "tooMany", maximum } };
    }
    const [image] = await tx
      .insert(refundImages)
      .values({
        id,
        refund_id: refundId,
        customer_id: customerId,
        file_name: fileName(upload.file_name, photo.contentType),
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
    return once(tx, { customerId, key, content, now: clock() }, () => effect(tx));
  });
  const isMine = answer !== "otherContent" && answer.outcome === "added" && answer.image.id === id;
  if (!isMine) await uploads.remove(id);
  return answer === "otherContent" ? { outcome: "otherContent" } : answer;
}

const wrong = {
  notAPicture: { field: "image_data", message: "is neither a PNG nor a JPEG picture", code: "not_a_picture" },
  anotherType: { field: "content_type", message: "is not what the picture is", code: "another_type" },
  animated: { field: "image_data", message: "moves; a photo stands still", code: "animated" },
  tooManyPixels: { field: "image_data", message: "has more than 50 megapixels", code: "too_many_pixels" },
} as const;

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

function fileIn(data: string, largest: number): Buffer | (ImageError & { code: string }) {
  const field = "image_data";
  if (data === "") return { field, message: "is empty", code: "empty" };
  if (data.length % 4 !== 0 || !base64.test(data)) {
    return { field, message: "is not base64", code: "not_base64" };
  }
  const bytes = Buffer.from(data, "base64");
  return bytes.length > largest
    ? { field, message: `is larger than ${largest} bytes`, code: "too_large" }
    : bytes;
}

/** As it was given, without what an address or a file system could trip over, and with the ending of what it is. */
function fileName(given: string, contentType: RefundImageRow["content_type"]): string {
  const ending = contentType === "image/png" ? ".png" : ".jpg";
  const stem = given
    .normalize("NFC")
    .replace(/\.(jpe?g|png)$/i, "")
    .replace(/[\p{C}/\\?#%"<>:|*]+/gu, "-")
    .replace(/^[.\s-]+|[.\s-]+$/g, "");
  return `${[...stem].slice(0, 100).join("") || "photo"}${ending}`;
}

export type ImageDeleted = { outcome: "deleted" } | { outcome: "noImage" } | { outcome: "notDraft" };

export async function deleteImage(
  { database, uploads }: Services,
  customerId: string,
  refundId: string,
  imageId: string,
): Promise<ImageDeleted> {
  const deleted = await database.transaction(async (tx): Promise<ImageDeleted> => {
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

/** A photo for somebody who may see it, with its bytes; null if there is none for them. */
export async function readImage(
  { database: { queries }, uploads }: Services,
  person: Person,
  asked: { customerId: string; imageId: string; fileName: string },
): Promise<{ image: RefundImageRow; bytes: Buffer } | null> {
  if (person.id !== asked.customerId && person.role !== "administrator") return null;
  const [image] = await queries
    .select()
    .from(refundImages)
    .where(
      and(
        eq(refundImages.id, asked.imageId),
        eq(refundImages.customer_id, asked.customerId),
        eq(refundImages.file_name, asked.fileName),
      ),
    );
  return image ? { image, bytes: await uploads.read(image.id) } : null;
}

/** Milliseconds. No request takes so long between a photo's file and its row. */
const hour = 3_600_000;

/** Deletes files that have no row: a program was killed between the two. */
export async function clearStrayPhotos({
  database: { queries },
  uploads,
  clock,
}: Pick<Services, "database" | "uploads" | "clock">): Promise<void> {
  const names = await uploads.writtenBefore(new Date(clock().getTime() - hour));
  for (let start = 0; start < names.length; start += 500) {
    const some = names.slice(start, start + 500);
    const ids = some.filter((name) => !name.startsWith("."));
    const rows = await queries
      .select({ id: refundImages.id })
      .from(refundImages)
      .where(inArray(refundImages.id, ids));
    const known = new Set(rows.map(({ id }) => id));
    await Promise.all(some.filter((name) => !known.has(name)).map((name) => uploads.remove(name)));
  }
}
