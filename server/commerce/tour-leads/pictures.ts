import { and, eq } from "drizzle-orm";
import type { Schemas } from "#server/http/reply.ts";
import { tourLeadImages, tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import { newId } from "#server/platform/ids.ts";
import { readUploadedPhoto } from "#server/commerce/images/uploaded-photo.ts";
import { readShopSettings } from "#server/commerce/markets/shop-settings.ts";
import type { Services } from "#server/commerce/services.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import { matchesToken } from "./invitation.ts";
import { findImages, toWireImage, type TourLead } from "./tour-leads.ts";

export type AddPictureResult =
  | { outcome: "added"; image: Schemas["TourLeadImage"] }
  | { outcome: "tokenInvalid" }
  | { outcome: "tooMany"; maximum: number }
  | { outcome: "otherContent" }
  | { outcome: "invalid"; errors: Schemas["ImageFieldError"][] };

/** Adds a picture, once per `Idempotency-Key`: first its file, then its row. `tourLeadImageAdmission` has admitted the caller. */
export async function addPicture(
  services: Services,
  { id: leadId, customer_id }: TourLead,
  token: string,
  upload: Schemas["TourLeadImageUpload"],
  key: string | undefined,
): Promise<AddPictureResult> {
  const { database, uploads, clock } = services;
  const { refund_files: maximum, refund_file_bytes: largest } = await readShopSettings(services);
  const sent = await readUploadedPhoto(upload, largest);
  if (sent.outcome === "invalid") return sent;
  const { photo, fileName, bytes } = sent;
  const content_hash = contentHash(bytes);
  const id = newId();
  await uploads.store(id, photo.bytes);
  const added = await database.transaction(async (tx): Promise<AddPictureResult> => {
    // Uploads of one tour lead queue here, so that the seventh of seven at once counts six.
    const [open] = await tx.select().from(tourLeads).where(matchesToken(token, clock())).for("update");
    if (!open) return { outcome: "tokenInvalid" };
    const before = await findImages(tx, leadId);
    const same = key === undefined ? undefined : before.find(({ upload_key }) => upload_key === key);
    if (same) {
      return same.content_hash === content_hash
        ? { outcome: "added", image: toWireImage(same, { id: leadId, customer_id }) }
        : { outcome: "otherContent" };
    }
    if (before.length >= maximum) return { outcome: "tooMany", maximum };
    const [image] = await tx
      .insert(tourLeadImages)
      .values({
        id,
        tour_lead_id: leadId,
        upload_key: key ?? null,
        content_hash,
        is_public: upload.is_public ?? false,
        file_name: fileName,
        content_type: photo.contentType,
        width: photo.width,
        height: photo.height,
        created_at: clock(),
      })
      .returning();
    return { outcome: "added", image: toWireImage(image!, { id: leadId, customer_id }) };
  });
  if (added.outcome !== "added" || added.image.id !== id) await uploads.remove(id);
  return added;
}

export async function removePicture(
  { database: { queries }, uploads }: Pick<Services, "database" | "uploads">,
  leadId: string,
  imageId: string,
): Promise<boolean> {
  const [removed] = await queries
    .delete(tourLeadImages)
    .where(and(eq(tourLeadImages.id, imageId), eq(tourLeadImages.tour_lead_id, leadId)))
    .returning({ id: tourLeadImages.id });
  if (!removed) return false;
  await uploads.remove(removed.id);
  return true;
}

export async function readPicture(
  { database: { queries }, uploads }: Pick<Services, "database" | "uploads">,
  leadId: string,
  { imageId, fileName }: { imageId: string; fileName: string },
): Promise<{ fileName: string; contentType: string; bytes: Buffer } | null> {
  const [image] = await queries
    .select()
    .from(tourLeadImages)
    .where(
      and(
        eq(tourLeadImages.id, imageId),
        eq(tourLeadImages.tour_lead_id, leadId),
        eq(tourLeadImages.file_name, fileName),
      ),
    );
  if (!image) return null;
  return { fileName, contentType: image.content_type, bytes: await uploads.read(image.id) };
}
