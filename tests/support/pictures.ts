import { readFile } from "node:fs/promises";
import type { Files } from "#server/platform/files/files.ts";
import { contentHash } from "#server/platform/atomic-file.ts";
import type { Shop } from "./shop.ts";

/** Stores a picture and returns its content hash. */
export async function storedImage(files: Files, path: string): Promise<string> {
  const bytes = await readFile(path);
  const hash = contentHash(bytes);
  await files.store("images", hash, bytes);
  return hash;
}

/** The path of a small rendition of a product's picture. */
export async function pictureOf(shop: Shop, fragment: string): Promise<string> {
  const { body } = await shop.call("GET", `/products/en/europe/${fragment}`);
  const { id, file_name } = body.primary_image;
  return `/images/${id}/144/${file_name}.webp`;
}
