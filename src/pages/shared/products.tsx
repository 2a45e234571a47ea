import type { Wire } from "../../api/client.ts";
import { links } from "../../../domain/links.ts";
import { Price } from "../../facts/price.tsx";
import { ProductCard, ProductGrid } from "../../ui/product-card.tsx";

type Props = {
  products: readonly Wire["ProductSummary"][];
  /** How many stand on the first screen. */
  leading?: number;
  /** Of their headings: 2 right below the page's own. */
  level?: 2 | 3;
};

/** Products as every list shows them. */
export const Products = ({ products, leading = 0, level = 3 }: Props) => (
  <ProductGrid>
    {products.map((product, index) => (
      <ProductCard
        key={product.id}
        href={links.product(product.url_fragment)}
        name={product.name}
        image={product.primary_image}
        price={<Price product={product} />}
        isLeading={index < leading}
        level={level}
      />
    ))}
  </ProductGrid>
);
