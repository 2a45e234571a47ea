import { imageWidths } from "#domain/specified-values.ts";
import { notFound, type Handlers } from "#server/http/reply.ts";
import { readPublicPhoto } from "#server/commerce/images/customer-photos.ts";
import { formatOf } from "#server/commerce/images/pictures.ts";
import type { Services } from "#server/commerce/services.ts";
import { findImage } from "./images.ts";

export const imageHandlers = (services: Services): Pick<Handlers, "getImage"> => ({
  getImage: async ({ params }) => {
    const image = await findImage(services.database.queries, params.id);
    const photo = image ? null : await readPublicPhoto(services, params.id);
    if (!image && !photo) return notFound("There is no such picture.");
    const format = formatOf(params.fileName);
    const width = params.size ?? imageWidths.standard;
    const body = image
      ? await services.pictures.sized(image.content_hash, width, format)
      : await services.pictures.ofPhoto(params.id, photo!, width, format);
    // A photo may be deleted later, and every other file name would be another cache entry.
    const isForever = image?.id === params.id && params.fileName === `${image.file_name}.${format}`;
    const headers = {
      "content-type": format === "jpg" ? "image/jpeg" : `image/${format}`,
      "cache-control": isForever ? "public, max-age=31536000, immutable" : "public, max-age=300",
    };
    return { status: 200, body, headers };
  },
});
