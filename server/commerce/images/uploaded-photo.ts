import type { Schemas } from "#server/http/reply.ts";
import { readPhoto, type Photo } from "./photo.ts";

type Upload = Pick<Schemas["ImageUpload"], "file_name" | "content_type" | "image_data">;
type ImageError = Schemas["ImageFieldError"];
export type UploadedPhoto =
  | { outcome: "read"; photo: Photo; fileName: string; bytes: Buffer }
  | { outcome: "invalid"; errors: ImageError[] };

export async function readUploadedPhoto(upload: Upload, largest: number): Promise<UploadedPhoto> {
  const bytes = fileIn(upload.image_data, largest);
  if ("code" in bytes) return { outcome: "invalid", errors: [bytes] };
  const read = await readPhoto(bytes, upload.content_type);
  if (read.outcome !== "read") return { outcome: "invalid", errors: [problem[read.outcome]] };
  const { photo } = read;
  return { outcome: "read", photo, fileName: fileName(upload.file_name, photo.contentType), bytes };
}

const problem = {
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

/** Sanitised for URLs and file systems, with the extension of the actual type. */
function fileName(name: string, contentType: Photo["contentType"]): string {
  const ending = contentType === "image/png" ? ".png" : ".jpg";
  const stem = name
    .normalize("NFC")
    .replace(/\.(jpe?g|png)$/i, "")
    .replace(/[\p{C}/\\?#%"<>:|*]+/gu, "-")
    .replace(/^[.\s-]+|[.\s-]+$/g, "");
  return `${[...stem].slice(0, 100).join("") || "photo"}${ending}`;
}
