import { useEffect, useRef, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { listUrl, pageCount, perPage, sorts, withNextPage, type Sort } from "#domain/listing.ts";
import type { Wire } from "#src/api/client.ts";
import { useFacts } from "#src/facts/use-facts.ts";
import { focusOn } from "#src/ui/focus.ts";
import { Disclosure } from "#src/ui/disclosure.tsx";
import { ChevronDown } from "#src/ui/icons.tsx";
import { ButtonLink, TextLink } from "#src/ui/link.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { Filters, type FilterProps } from "./filters.tsx";
import { focusOnCount } from "./focus-on-count.ts";
import { Products } from "./products.tsx";
import styles from "./listing.module.css";

type Props = FilterProps & {
  products: readonly Wire["ProductSummary"][];
  /** The previous list is shown while the next one loads. */
  isBusy: boolean;
  /** The category whose list it is. */
  from?: string;
  /** The search term whose list it is. */
  term?: string;
  /** The default order. */
  ownOrder?: "position" | "relevance";
};

const named: Readonly<Record<Sort | "relevance" | "standard", ReactNode>> = {
  position: <FormattedMessage id="catalogue.sort.position" />,
  standard: <FormattedMessage id="catalogue.sort.standard" />,
  relevance: <FormattedMessage id="catalogue.sort.relevance" />,
  "-created_at": <FormattedMessage id="catalogue.sort.newest" />,
  price: <FormattedMessage id="catalogue.sort.price" />,
  "-price": <FormattedMessage id="catalogue.sort.price_down" />,
  name: <FormattedMessage id="catalogue.sort.name" />,
};

/** A page of a list: its state is in the URL and every choice is a link, so it works without scripts. */
export function ProductListing({
  products,
  found,
  listing,
  isBusy,
  path,
  categoryPath,
  from,
  term,
  ownOrder = "position",
}: Props) {
  const { count } = found;
  const { market } = useFacts();
  const { shown, onMore } = useFirstOfMore(products.length);
  const defaultOrder = ownOrder === "position" && found.favourites === 0 ? "standard" : ownOrder;
  const nameOf = (sort: Sort | null) => named[sort === null || sort === sorts[0] ? defaultOrder : sort];
  return (
    <div className={styles.list} data-list>
      <div className={styles.head}>
        <Filters {...{ found, listing, path, categoryPath }} />
        <div className={styles.sort}>
          <Disclosure end name="sort" label={nameOf(listing.sort)} mark={<ChevronDown />}>
            <ul className={styles.sorts}>
              {sorts.map((sort) => (
                <li key={sort}>
                  <TextLink
                    stays
                    href={listUrl(path, {
                      page: 1,
                      sort: sort === sorts[0] ? null : sort,
                      filters: listing.filters,
                    })}
                    aria-current={(listing.sort ?? sorts[0]) === sort ? "true" : undefined}
                    onClick={focusOnCount}
                  >
                    {nameOf(sort)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      </div>
      <div className={styles.results} aria-busy={isBusy || undefined}>
        <div className={styles.bar}>
          <p role="status">
            <FormattedMessage id="catalogue.list.count" values={{ count }} />
          </p>
          <p className={styles.taxed}>
            <FormattedMessage
              id={isTaxed(products, market) ? "shell.price.incl_vat" : "shell.price.no_vat"}
              values={{ tax: market.tax_kind }}
            />
          </p>
        </div>
        <ActiveFilters {...{ found, listing, path }} />
        {products.length > 0 ? (
          <div ref={shown}>
            <Products products={products} leading={2} level={2} from={from} term={term} />
          </div>
        ) : (
          <Beyond {...{ count, listing, path }} />
        )}
        <More {...{ count, listing, path }} onPress={onMore} />
        <Pager {...{ count, listing, path }} />
      </div>
    </div>
  );
}

type PagesProps = { count: number } & Pick<FilterProps, "listing" | "path">;

const Beyond = ({ count, listing, path }: PagesProps) =>
  count === 0 ? (
    <p>
      <FormattedMessage id="facts.filter.nothing" />
    </p>
  ) : (
    <p>
      <FormattedMessage id="catalogue.list.beyond" />{" "}
      <TextLink href={listUrl(path, { ...listing, page: 1, from: 1 })}>
        <FormattedMessage id="catalogue.list.first" />
      </TextLink>
    </p>
  );

/** After loading more, moves the focus to the first new product. */
function useFirstOfMore(count: number) {
  const shown = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    focusOn(shown.current?.querySelectorAll("article")[before.current]?.querySelector("a"));
    before.current = null;
  }, [count]);
  return { shown, onMore: () => void (before.current = count) };
}

function More({ count, listing, path, onPress }: PagesProps & { onPress: () => void }) {
  const more = withNextPage(listing, count);
  if (!more) return null;
  return (
    <p className={styles.more}>
      <ButtonLink look="quiet" href={listUrl(path, more)} stays rel="nofollow" onClick={onPress}>
        <FormattedMessage
          id="catalogue.list.more"
          values={{ count: Math.min(perPage, count - listing.page * perPage) }}
        />
      </ButtonLink>
    </p>
  );
}

function Pager({ count, listing, path }: PagesProps) {
  const intl = useIntl();
  const pages = pageCount(count);
  const { page, from } = listing;
  if (pages < 2 || page > pages) return null;
  const to = (other: number) => listUrl(path, { ...listing, page: other, from: other });
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: "catalogue.list.pages" })}>
      <span>
        {from > 1 && (
          <TextLink href={to(from - 1)}>
            <FormattedMessage id="catalogue.list.previous" />
          </TextLink>
        )}
      </span>
      <span>
        <FormattedMessage id="catalogue.list.page" values={{ page, pages }} />
      </span>
      <span>
        {page < pages && (
          <TextLink href={to(page + 1)}>
            <FormattedMessage id="catalogue.list.next" />
          </TextLink>
        )}
      </span>
    </nav>
  );
}

/** An empty list says what is true of the market. */
const isTaxed = (products: readonly Wire["ProductSummary"][], market: Wire["Market"]): boolean =>
  (products.length > 0 ? products : [market]).some(({ vat_rate = market.vat_rate }) => vat_rate > 0);
