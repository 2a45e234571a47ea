import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "../api/api-context.ts";
import { useSearchParams } from "wouter";
import { links } from "../../domain/links.ts";
import { listingIn } from "../../domain/listing.ts";
import { facetsQuery, listQuery } from "../api/queries.ts";
import { usePlace } from "../facts/use-facts.ts";
import { Page } from "../ui/page.tsx";
import { CategoryLinks } from "./shared/category-links.tsx";
import { ProductListing } from "./shared/listing.tsx";

export default function ShopPage() {
  const intl = useIntl();
  const api = useApi();
  const place = usePlace();
  const listing = listingIn(useSearchParams()[0]);
  const products = useSuspenseQuery(listQuery(api, place, {}, listing)).data;
  const found = useSuspenseQuery(facetsQuery(api, place, {}, listing)).data;
  return (
    <Page
      title={intl.formatMessage({ id: "catalogue.shop.title" })}
      description={intl.formatMessage({ id: "shell.description" })}
    >
      <header>
        <h1>
          <FormattedMessage id="catalogue.shop.title" />
        </h1>
        <CategoryLinks path={[]} {...{ listing, found }} />
      </header>
      <ProductListing {...{ products, found, listing }} path={links.shop} />
    </Page>
  );
}
