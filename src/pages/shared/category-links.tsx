import { listUrl, type Listing } from "#domain/listing.ts";
import { links } from "#domain/links.ts";
import type { Wire } from "#src/api/client.ts";
import { PlainLink } from "#src/ui/link.tsx";
import styles from "./category-links.module.css";

type Props = { path: readonly string[]; listing: Listing; found: Wire["Facets"] };

/** The subcategories with products in the list, keeping its filters. */
export const CategoryLinks = ({ path, listing: { sort, filters }, found: { categories } }: Props) =>
  categories.length > 0 && (
    <ul className={styles.links}>
      {categories.map(({ url_fragment, name, product_count }) => (
        <li key={url_fragment}>
          <PlainLink href={listUrl(links.category(...path, url_fragment), { page: 1, sort, filters })}>
            {name} <span>{product_count}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
