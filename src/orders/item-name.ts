import { nameWithVariant } from "#domain/variant-name.ts";

/** What was bought, in the order's language. */
export const itemName = (item: { product_name_local: string; variant_name_local: string | null }): string =>
  nameWithVariant(item.product_name_local, item.variant_name_local);
