import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { termIn } from "../../domain/search-term.ts";
import { useApi } from "../api/api-context.ts";
import { searchCountQuery, searchQuery } from "../api/queries.ts";
import { usePlace } from "../facts/use-facts.ts";
import { Page } from "../ui/page.tsx";
import { WaitingPage } from "./shared/waiting-page.tsx";
import { Missing } from "./shared/missing.tsx";
import { Recommended } from "./shared/recommended.tsx";
import { Products } from "./shared/products.tsx";

export default function SearchPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const api = useApi();
  const place = usePlace();
  const term = termIn(search);
  const enabled = term !== "";
  const products = useQuery({ ...searchQuery(api, place, term), enabled });
  const { data: count = 0 } = useQuery({ ...searchCountQuery(api, place, term), enabled });
  if (products.isError) return <Missing error={products.error} />;
  if (enabled && !products.data) return <WaitingPage />;
  const found = products.data ?? [];
  return (
    <Page title={intl.formatMessage({ id: "catalogue.search.title" }, { term })}>
      <h1>
        <FormattedMessage id="catalogue.search.title" values={{ term: <bdi key="term">{term}</bdi> }} />
      </h1>
      {found.length === 0 ? (
        <>
          <p>
            <FormattedMessage id="catalogue.search.nothing" />
          </p>
          <Recommended />
        </>
      ) : (
        <>
          <p role="status">
            <FormattedMessage id="shell.search.found" values={{ count }} />
          </p>
          <Products products={found} leading={4} level={2} />
        </>
      )}
    </Page>
  );
}
