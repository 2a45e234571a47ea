import { and, eq, inArray } from "drizzle-orm";
import type { Person } from "#server/commerce/audit/audit.ts";
import type { Queries } from "#server/platform/database/database.ts";
import { refundImages } from "#server/platform/database/refund-schema.ts";
import { tourLeadImages, tourLeads } from "#server/platform/database/tour-lead-schema.ts";
import type { Services } from "#server/commerce/services.ts";

export type PhotoFile = { file_name: string; content_type: "image/jpeg" | "image/png"; bytes: Buffer };

export async function readCustomerPhoto(
  { database: { queries }, uploads }: Pick<Services, "database" | "uploads">,
  person: Person,
  ids: { customerId: string; imageId: string; fileName: string },
): Promise<PhotoFile | null> {
  if (person.id !== ids.customerId && person.role !== "administrator") return null;
  const photo =
    (await refundPhoto(queries, ids.customerId, ids.imageId)) ??
    (await tourLeadPhoto(queries, ids.customerId, ids.imageId));
  if (!photo || photo.file_name !== ids.fileName) return null;
  return { ...photo, bytes: await uploads.read(ids.imageId) };
}

async function refundPhoto(queries: Queries, customerId: string, id: string) {
  const { file_name, content_type } = refundImages;
  const [photo] = await queries
    .select({ file_name, content_type })
    .from(refundImages)
    .where(and(eq(refundImages.id, id), eq(refundImages.customer_id, customerId)));
  return photo ?? null;
}

async function tourLeadPhoto(queries: Queries, customerId: string, id: string) {
  const { file_name, content_type } = tourLeadImages;
  const [photo] = await queries
    .select({ file_name, content_type })
    .from(tourLeadImages)
    .innerJoin(tourLeads, eq(tourLeads.id, tourLeadImages.tour_lead_id))
    .where(and(eq(tourLeadImages.id, id), eq(tourLeads.customer_id, customerId)));
  return photo ?? null;
}

export async function readPublicPhoto(
  { database: { queries }, uploads }: Pick<Services, "database" | "uploads">,
  id: string,
): Promise<Buffer | null> {
  const [photo] = await queries
    .select({ id: tourLeadImages.id })
    .from(tourLeadImages)
    .where(and(eq(tourLeadImages.id, id), eq(tourLeadImages.is_public, true)));
  return photo ? uploads.read(id) : null;
}

/** Milliseconds; longer than a request takes between storing a photo's file and its row. */
const hour = 3_600_000;

/** Deletes files without a row, which a killed program leaves behind. */
export async function deleteOrphanedPhotos({
  database: { queries },
  uploads,
  clock,
}: Pick<Services, "database" | "uploads" | "clock">): Promise<void> {
  const names = await uploads.writtenBefore(new Date(clock().getTime() - hour));
  for (let start = 0; start < names.length; start += 500) {
    const some = names.slice(start, start + 500);
    const ids = some.filter((name) => !name.startsWith("."));
    const known = new Set<string>();
    for (const table of [refundImages, tourLeadImages]) {
      const rows = await queries.select({ id: table.id }).from(table).where(inArray(table.id, ids));
      for (const { id } of rows) known.add(id);
    }
    await Promise.all(some.filter((name) => !known.has(name)).map((name) => uploads.remove(name)));
  }
}
