import { useRef, useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import {
  countFilters,
  facetNames,
  facets,
  toggleFilter,
  type Facet,
  type FacetValue,
} from "#domain/filters.ts";
import { listUrl, type Listing } from "#domain/listing.ts";
import type { Wire } from "#src/api/client.ts";
import { Button } from "#src/ui/button.tsx";
import { ChevronDown } from "#src/ui/icons.tsx";
import { PlainLink } from "#src/ui/link.tsx";
import { FacetText } from "./facet-text.tsx";
import { PriceRange } from "./price-range.tsx";
import styles from "./filters.module.css";

export type FilterProps = {
  found: Wire["Facets"];
  listing: Listing;
  path: string;
  /** The path of a category in this list; left out if the page links to the category itself. */
  categoryPath?: (fragment: string) => string;
};

/** The available filters, with the number of products for each. All are links, so they work without scripts. */
export function Filters({ found, listing, path, categoryPath }: FilterProps) {
  const { filters, sort } = listing;
  const to = (next: typeof filters) => listUrl(path, { page: 1, sort, filters: next });
  const count = countFilters(filters);
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  const close = () => {
    setOpen(false);
    const summary = panel.current?.querySelector("summary");
    summary?.scrollIntoView();
    summary?.focus();
  };
  return (
    <details
      ref={panel}
      className={styles.filters}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <FormattedMessage id="facts.filter" />
        {count > 0 && <span className={styles.number}>{count}</span>}
        <ChevronDown />
      </summary>
      <div className={styles.groups}>
        {categoryPath && found.categories.length > 0 && (
          <Group title={<FormattedMessage id="facts.filter.category" />}>
            {found.categories.map(({ url_fragment, name, product_count }) => (
              <Option
                key={url_fragment}
                href={listUrl(categoryPath(url_fragment), {
                  page: 1,
                  sort,
                  filters: withoutCategory(filters),
                })}
                count={product_count}
              >
                {name}
              </Option>
            ))}
          </Group>
        )}
        {(isSomeGone(found) || filters.in_stock) && (
          <Group title={<FormattedMessage id="facts.filter.availability" />}>
            <Option
              href={to({ ...filters, in_stock: !filters.in_stock })}
              count={found.in_stock ?? found.count}
              isChosen={filters.in_stock}
            >
              <FormattedMessage id="facts.filter.in_stock" />
            </Option>
          </Group>
        )}
        {(found.price || countFilters(filters) > 0) && (
          <Group title={<FormattedMessage id="facts.filter.price" />}>
            {(found.offers > 0 || filters.offers) && (
              <Option
                href={to({ ...filters, offers: !filters.offers })}
                count={found.offers}
                isChosen={filters.offers}
              >
                <FormattedMessage id="facts.filter.offers" />
              </Option>
            )}
            <li>
              <PriceRange found={found.price} listing={listing} path={path} />
            </li>
          </Group>
        )}
        {facetNames.map((name) => (
          <FacetGroup key={name} name={name} {...{ found, filters, to }} />
        ))}
      </div>
      <p className={styles.show}>
        <Button size="large" onClick={close}>
          <FormattedMessage id="catalogue.list.show" values={{ count: found.count }} />
        </Button>
      </p>
    </details>
  );
}

/** Servers of the last release send no such count. */
const isSomeGone = ({ in_stock: there, count }: Partial<Wire["Facets"]> & { count: number }): boolean =>
  there !== undefined && there < count;

const withoutCategory = (filters: Listing["filters"]) => ({ ...filters, category: null });

type FacetProps = Pick<FilterProps, "found"> & {
  name: Facet;
  filters: Listing["filters"];
  to: (filters: Listing["filters"]) => string;
};

function FacetGroup({ name, found, filters, to }: FacetProps) {
  const chosen: readonly FacetValue[] = filters[name];
  const counts = found[name] as Readonly<Record<FacetValue, number>>;
  const offered = facets[name].filter((value) => counts[value] > 0 || chosen.includes(value));
  if (offered.length === 0) return null;
  return (
    <Group title={<FormattedMessage id={`facts.${name}`} />}>
      {offered.map((value) => (
        <Option
          key={value}
          href={to(toggleFilter(filters, name, value))}
          count={counts[value]}
          isChosen={chosen.includes(value)}
        >
          <FacetText name={name} value={value} />
        </Option>
      ))}
    </Group>
  );
}

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={styles.group}>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

type OptionProps = { href: string; count: number; isChosen?: boolean; children: ReactNode };

const Option = ({ href, count, isChosen, children }: OptionProps) => (
  <li>
    <PlainLink
      href={href}
      stays
      rel="nofollow"
      className={isChosen === undefined ? styles.way : styles.option}
      aria-current={isChosen ? "true" : undefined}
    >
      <span>{children}</span>
      <span className={styles.number}>{count}</span>
    </PlainLink>
  </li>
);
