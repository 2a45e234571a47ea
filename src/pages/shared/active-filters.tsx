import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  countFilters,
  facetNames,
  noFilters,
  noRange,
  toggleFilter,
  type FacetValue,
  type Filters,
} from "#domain/filters.ts";
import { links } from "#domain/links.ts";
import { listUrl } from "#domain/listing.ts";
import { useMoney } from "#src/facts/format.tsx";
import { Cross } from "#src/ui/plant-icons.tsx";
import { PlainLink, TextLink } from "#src/ui/link.tsx";
import { FacetText } from "./facet-text.tsx";
import type { FilterProps } from "./filters.tsx";
import { focusOnCount } from "./focus-on-count.ts";
import { NeedText } from "./need-text.tsx";
import styles from "./filters.module.css";

/** The active filters, each with a link to remove it. Removing a need also removes its words from the search term. */
export function ActiveFilters({ found, listing, path }: Pick<FilterProps, "found" | "listing" | "path">) {
  const intl = useIntl();
  const { filters, sort } = listing;
  if (countFilters(filters) + found.needs.length === 0) return null;
  const to = (next: Filters) => listUrl(path, { page: 1, sort, filters: next });
  const { category, offers, in_stock, price_from, price_to } = filters;
  return (
    <ul className={styles.chosen} aria-label={intl.formatMessage({ id: "facts.filter" })}>
      {found.needs.map((need) => (
        <Chip
          key={`${need.filter}.${need.values.join()}`}
          href={listUrl(need.without ? links.search(need.without) : links.shop, {
            page: 1,
            sort,
            filters,
          })}
        >
          {/* One element, so that several values wrap as text in the chip. */}
          <span>
            <NeedText {...need} />
          </span>
        </Chip>
      ))}
      {category !== null && (
        <Chip href={to({ ...filters, category: null })}>{found.category?.name ?? category}</Chip>
      )}
      {offers && (
        <Chip href={to({ ...filters, offers: false })}>
          <FormattedMessage id="facts.filter.offers" />
        </Chip>
      )}
      {in_stock && (
        <Chip href={to({ ...filters, in_stock: false })}>
          <FormattedMessage id="facts.filter.in_stock" />
        </Chip>
      )}
      {(price_from !== null || price_to !== null) && (
        <Chip href={to({ ...filters, ...noRange })}>
          <Prices from={price_from} to={price_to} />
        </Chip>
      )}
      {facetNames.flatMap((name) =>
        filters[name].map((value: FacetValue) => (
          <Chip key={`${name}.${value}`} href={to(toggleFilter(filters, name, value))}>
            <FacetText name={name} value={value} />
          </Chip>
        )),
      )}
      {countFilters(filters) > 0 && (
        <li>
          <TextLink href={to(noFilters)} stays rel="nofollow" onClick={focusOnCount}>
            <FormattedMessage id="facts.filter.clear" />
          </TextLink>
        </li>
      )}
    </ul>
  );
}

const Chip = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <PlainLink href={href} stays rel="nofollow" className={styles.chip} onClick={focusOnCount}>
      {children}
      <Cross />
    </PlainLink>
  </li>
);

function Prices({ from, to }: { from: number | null; to: number | null }) {
  const money = useMoney();
  if (from === null) return <FormattedMessage id="facts.filter.price_most" values={{ to: money(to ?? 0) }} />;
  if (to === null) return <FormattedMessage id="facts.filter.price_least" values={{ from: money(from) }} />;
  return <FormattedMessage id="facts.filter.price_range" values={{ from: money(from), to: money(to) }} />;
}
