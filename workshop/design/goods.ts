import type { Wire } from "#src/api/client.ts";
import { demoProducts } from "#workshop/stage/demo-shop.ts";

export const goods = demoProducts({ marketId: "europe", languageId: "en" });

type Good = Wire["ProductSummary"] & { primary_image: Wire["Image"] };

/** @throws if the demo shop has no such product, or no picture of it */
export function good(fragment: string): Good {
  const product = goods.find(({ url_fragment }) => url_fragment === fragment);
  if (product?.primary_image) return { ...product, primary_image: product.primary_image };
  throw new Error(`the demo shop has no picture of "${fragment}"`);
}
