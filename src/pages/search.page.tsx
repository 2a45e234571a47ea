import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "wouter";
import { useApi } from "../api/api-context.ts";
import { productsQuery } from "../api/queries.ts";
import { usePlace } from "../facts/use-facts.ts";
import { Page } from "../ui/page.tsx";
import { WaitingPage } from "./shared/waiting-page.tsx";
import { Missing } from "./shared/missing.tsx";
import { Recommended } from "./shared/recommended.tsx";
import { Products } from "./shared/products.tsx";

export default function SearchPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const term = search.get("term") ?? "";
  const products = useQuery(productsQuery(useApi(), usePlace(), { term, limit: 100 }));
  if (products.isError) return <Missing error={products.error} />;
  if (!products.data) return <WaitingPage />;
  return (
    <Page title={intl.formatMessage({ id: "catalogue.search.title" }, { term })}>
      <h1>
        <FormattedMessage id="catalogue.search.title" values={{ term }} />
      </h1>
      {products.data.length === 0 ? (
        <>
          <p>
            <FormattedMessage id="catalogue.search.nothing" />
          </p>
          <Recommended />
        </>
      ) : (
        <Products products={products.data} leading={4} level={2} />
      )}
    </Page>
  );
}
