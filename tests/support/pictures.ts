import type { Shop } from "./shop.ts";

/** The path of a product's picture in a small size. */
export async function pictureOf(shop: Shop, fragment: string): Promise<string> {
  const { body } = await shop.call("GET", `/products/en/europe/${fragment}`);
  const { id, file_name } = body.primary_image;
  return `/images/${id}/144/${file_name}.webp`;
}
