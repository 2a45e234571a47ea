import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { links } from "#domain/links.ts";
import { countFilters, noFilters } from "#domain/filters.ts";
import { listUrl } from "#domain/listing.ts";
import { searchQuery, parseTerm } from "#domain/search-term.ts";
import { useApi } from "#src/api/api-context.ts";
import { suggestionsQuery } from "#src/api/queries.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { TextLink } from "#src/ui/link.tsx";
import { Page } from "#src/ui/page.tsx";
import { useListing, useListTitle } from "#src/pages/shared/use-listing.ts";
import { WaitingPage } from "#src/pages/shared/waiting-page.tsx";
import { MissingPage } from "#src/pages/shared/missing-page.tsx";
import { Recommended } from "#src/pages/shared/recommended.tsx";
import { ProductListing } from "#src/pages/shared/listing.tsx";
import { Needs } from "./needs.tsx";
import shared from "#src/pages/shared/category-links.module.css";
import styles from "./search.module.css";

export default function SearchPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const api = useApi();
  const marketLocale = useMarketLocale();
  const term = parseTerm(search);
  const enabled = term !== "";
  const named = useQuery({ ...suggestionsQuery(api, marketLocale, term), enabled }).data;
  const isNamed = Boolean(named && named.categories.length + named.pages.length > 0);
  const title = enabled ? "catalogue.search.title" : "catalogue.search.what";
  const { listing, products, found, isBusy, error } = useListing(searchQuery(term), enabled);
  const pageTitle = useListTitle(intl.formatMessage({ id: title }, { term }), listing, found?.count ?? 0);
  if (error) return <MissingPage error={error} />;
  if (enabled && !(products && found)) return <WaitingPage />;
  return (
    <Page title={pageTitle}>
      <h1>
        <FormattedMessage id={title} values={{ term: <bdi key="term">{term}</bdi> }} />
      </h1>
      {isNamed && (
        <ul className={`${shared.links} ${styles.named}`}>
          {named?.categories.map(({ name, path: [main = "", ...below] }) => (
            <li key={below.at(-1) ?? main}>
              <TextLink href={links.category(main, ...below)}>{name}</TextLink>
            </li>
          ))}
          {named?.pages.map(({ name, url_fragment }) => (
            <li key={url_fragment}>
              <TextLink href={links.page(url_fragment)}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {!found || found.count + countFilters(listing.filters) + found.needs.length === 0 ? (
        <>
          {enabled && (
            <p role="status">
              <FormattedMessage id={isNamed ? "catalogue.search.no_products" : "catalogue.search.nothing"} />
            </p>
          )}
          <Needs />
          <Recommended />
        </>
      ) : (
        <ProductListing
          {...{ found, listing, isBusy }}
          products={products ?? []}
          path={links.search(term)}
          term={term}
          categoryPath={(category) =>
            listUrl(links.search(term), {
              page: 1,
              sort: null,
              filters: { ...noFilters, category },
            })
          }
          ownOrder="relevance"
        />
      )}
    </Page>
  );
}
