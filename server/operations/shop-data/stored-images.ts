import type { images } from "#server/platform/database/schema.ts";

/** By holder. */
export type Images = ReadonlyMap<string, readonly StoredImage[]>;
export type StoredImage = { name: string; alternatives: Record<string, string> };

/** A default variant has its product's id, and pictures of its own nevertheless. */
export const holderOf = ({
  holder_type,
  holder_id,
}: Pick<typeof images.$inferSelect, "holder_type" | "holder_id">): string =>
  holder_type === "variant" ? `variant ${holder_id}` : holder_id;
