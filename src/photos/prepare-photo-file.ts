import type { PhotoRefusal, PhotoType } from "#domain/photos.ts";
import type { Wire } from "#src/api/client.ts";
import { resizePhoto, type PhotoCanvas } from "./resize-photo.ts";

export type PreparedPhoto =
  | {
      outcome: "ready";
      photo: Blob;
      /** The request's body: JSON with the photo in base64. A blob, so that megabytes of text are not copied between threads. */
      body: Blob;
      fileName: string;
      contentType: PhotoType;
      width: number;
      height: number;
    }
  | { outcome: PhotoRefusal };

/** @param drawing the worker's canvas, or the page's */
export async function preparePhotoFile<Picture>(
  file: File,
  drawing: PhotoCanvas<Picture>,
): Promise<PreparedPhoto> {
  const drawn = await resizePhoto(file, drawing);
  if (drawn.outcome !== "drawn") return drawn;
  const { photo, type: contentType, width, height } = drawn;
  const fileName = uploadName(file.name, contentType);
  const body = await bodyOf(photo, fileName, contentType);
  return { outcome: "ready", photo, body, fileName, contentType, width, height };
}

async function bodyOf(photo: Blob, fileName: string, contentType: PhotoType): Promise<Blob> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const empty: Wire["ImageUpload"] = { file_name: fileName, content_type: contentType, image_data: "" };
  const before = JSON.stringify(empty).slice(0, -'"}'.length);
  return new Blob([before, ...base64(bytes), '"}'], { type: "application/json" });
}

/** In pieces, because a function call takes a limited number of arguments. Their length is a multiple of three, so that the pieces can be joined. */
function base64(bytes: Uint8Array): string[] {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength)
    chunks.push(btoa(String.fromCharCode(...bytes.subarray(at, at + pieceLength))));
  return chunks;
}
const pieceLength = 3 * 8_192;

const longestName = 80;

/** The file's name with the extension of the uploaded type. Names are only displayed, so only invisible characters are removed. */
export function uploadName(name: string, type: PhotoType): string {
  const stem = name
    .normalize("NFC")
    .replace(/\.[^./\\]*$/, "")
    .replace(/[\p{C}\\/]+/gu, " ")
    .replace(/^[.\s]+/, "");
  const short = [...stem].slice(0, longestName).join("").trim() || "photo";
  return `${short}.${type === "image/png" ? "png" : "jpg"}`;
}
