import { noFilters, type Facet, type FacetValue } from "./filters.ts";
import { listUrl } from "./listing.ts";
import { links } from "./links.ts";

/** Frequent needs, offered to customers who do not know a plant's name. */
const offered = [
  { name: "pets", facet: "pets", value: "safe" },
  { name: "shade", facet: "light", value: "shade" },
  { name: "little_water", facet: "water", value: "little" },
] as const satisfies readonly { name: string; facet: Facet; value: FacetValue }[];

/** `address`: the path without the language. */
export type OfferedNeed = { name: (typeof offered)[number]["name"]; address: string };
type Counts = { readonly [Name in Facet]: Readonly<Record<string, number>> };

/** Needs that some product meets, by the number of products with each value of a facet. */
export const offeredNeeds = (counts: Counts): OfferedNeed[] =>
  offered
    .filter(({ facet, value }) => (counts[facet][value] ?? 0) > 0)
    .map(({ name, facet, value }) => ({
      name,
      address: listUrl(links.shop, {
        page: 1,
        sort: null,
        filters: { ...noFilters, [facet]: [value] },
      }),
    }));
