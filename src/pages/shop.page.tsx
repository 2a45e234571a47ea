import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "../api/api-context.ts";
import { useSearchParams } from "wouter";
import { links } from "../../domain/links.ts";
import { listingIn } from "../../domain/listing.ts";
import { categoriesQuery, listCountQuery, listQuery } from "../api/queries.ts";
import { usePlace } from "../facts/use-facts.ts";
import { Page } from "../ui/page.tsx";
import { CategoryLinks } from "./shared/category-links.tsx";
import { ProductListing } from "./shared/listing.tsx";

export default function ShopPage() {
  const intl = useIntl();
  const api = useApi();
  const place = usePlace();
  const categories = useSuspenseQuery(categoriesQuery(api, place)).data;
  const listing = listingIn(useSearchParams()[0]);
  const products = useSuspenseQuery(listQuery(api, place, {}, listing)).data;
  const count = useSuspenseQuery(listCountQuery(api, place, {})).data;
  return (
    <Page title={intl.formatMessage({ id: "catalogue.shop.title" })}>
      <header>
        <h1>
          <FormattedMessage id="catalogue.shop.title" />
        </h1>
        <CategoryLinks path={[]} categories={categories.filter(({ parent_id }) => parent_id === null)} />
      </header>
      <ProductListing products={products} count={count} listing={listing} path={links.shop} />
    </Page>
  );
}
