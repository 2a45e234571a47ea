import { useSuspenseQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useApi } from "../api/api-context.ts";
import { categoriesQuery, productsQuery } from "../api/queries.ts";
import { usePlace } from "../facts/use-facts.ts";
import { Page } from "../ui/page.tsx";
import { CategoryLinks } from "./shared/category-links.tsx";
import { Products } from "./shared/products.tsx";

export default function ShopPage() {
  const intl = useIntl();
  const api = useApi();
  const place = usePlace();
  const categories = useSuspenseQuery(categoriesQuery(api, place)).data;
  const products = useSuspenseQuery(productsQuery(api, place, { limit: 100 })).data;
  return (
    <Page title={intl.formatMessage({ id: "catalogue.shop.title" })}>
      <header>
        <h1>
          <FormattedMessage id="catalogue.shop.title" />
        </h1>
        <CategoryLinks path={[]} categories={categories.filter(({ parent_id }) => parent_id === null)} />
      </header>
      <Products products={products} leading={4} level={2} />
    </Page>
  );
}
