import { noFilters, type Facet, type FacetValue } from "./filters.ts";
import { listUrl } from "./listing.ts";
import { links } from "./links.ts";

/** What shoppers often need, offered to those who do not know a name. */
const offered = [
  { name: "pets", facet: "pets", value: "safe" },
  { name: "shade", facet: "light", value: "shade" },
  { name: "little_water", facet: "water", value: "little" },
] as const satisfies readonly { name: string; facet: Facet; value: FacetValue }[];

/** `address`: below the language. */
export type OfferedNeed = { name: (typeof offered)[number]["name"]; address: string };
type Counts = { readonly [Name in Facet]: Readonly<Record<string, number>> };

/** Those that something in the shop meets, by how many products have each value of a fact. */
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
