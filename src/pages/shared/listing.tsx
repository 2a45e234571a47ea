import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { listAddress, pagesOf, sorts, type Listing, type Sort } from "../../../domain/listing.ts";
import type { Wire } from "../../api/client.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { ChevronDown } from "../../ui/icons.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Products } from "./products.tsx";
import styles from "./listing.module.css";

type Props = {
  products: readonly Wire["ProductSummary"][];
  /** Of the whole list. */
  count: number;
  listing: Listing;
  /** Its address without page and sort. */
  path: string;
  /** How it is sorted by itself. */
  ownOrder?: "position" | "relevance";
};

const named: Readonly<Record<Sort | "relevance", ReactNode>> = {
  position: <FormattedMessage id="catalogue.sort.position" />,
  relevance: <FormattedMessage id="catalogue.sort.relevance" />,
  "-created_at": <FormattedMessage id="catalogue.sort.newest" />,
  price: <FormattedMessage id="catalogue.sort.price" />,
  "-price": <FormattedMessage id="catalogue.sort.price_down" />,
  name: <FormattedMessage id="catalogue.sort.name" />,
};

/** A page of a list: all of it is in the address, and every choice is a link, so it works before any script. */
export function ProductListing({ products, count, listing, path, ownOrder = "position" }: Props) {
  const nameOf = (sort: Sort | null) => named[sort === null || sort === sorts[0] ? ownOrder : sort];
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          <FormattedMessage id="catalogue.list.count" values={{ count }} />
        </p>
        <Disclosure end name="sort" label={nameOf(listing.sort)} mark={<ChevronDown />}>
          <ul className={styles.sorts}>
            {sorts.map((sort) => (
              <li key={sort}>
                <TextLink
                  href={listAddress(path, { page: 1, sort: sort === sorts[0] ? null : sort })}
                  aria-current={(listing.sort ?? sorts[0]) === sort ? "true" : undefined}
                >
                  {nameOf(sort)}
                </TextLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      {products.length > 0 ? (
        <Products products={products} leading={4} level={2} />
      ) : (
        <Beyond {...listing} path={path} />
      )}
      <Pager count={count} listing={listing} path={path} />
    </>
  );
}

const Beyond = ({ page, sort, path }: Listing & { path: string }) => (
  <p>
    <FormattedMessage id="catalogue.list.beyond" values={{ page }} />{" "}
    <TextLink href={listAddress(path, { page: 1, sort })}>
      <FormattedMessage id="catalogue.list.first" />
    </TextLink>
  </p>
);

function Pager({ count, listing, path }: Pick<Props, "count" | "listing" | "path">) {
  const intl = useIntl();
  const pages = pagesOf(count);
  const { page, sort } = listing;
  if (pages < 2 || page > pages) return null;
  const to = (other: number) => listAddress(path, { page: other, sort });
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: "catalogue.list.pages" })}>
      <span>
        {page > 1 && (
          <TextLink href={to(page - 1)}>
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
