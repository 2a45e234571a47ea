import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams, useSearchParams } from "wouter";
import { useApi } from "../api/api-context.ts";
import { categoryQuery, facetsQuery, listQuery } from "../api/queries.ts";
import { links } from "../../domain/links.ts";
import { listingIn } from "../../domain/listing.ts";
import { usePlace } from "../facts/use-facts.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { Page, Prose, summaryOf } from "../ui/page.tsx";
import { WaitingPage } from "./shared/waiting-page.tsx";
import { CategoryLinks } from "./shared/category-links.tsx";
import { Missing } from "./shared/missing.tsx";
import { ProductListing } from "./shared/listing.tsx";

export default function CategoryPage() {
  const { main, category: second, subCategory } = useParams<Record<string, string | undefined>>();
  const path = [main, second, subCategory].filter((part) => part !== undefined);
  const fragment = path.at(-1) ?? "";
  const api = useApi();
  const place = usePlace();
  const category = useQuery(categoryQuery(api, place, fragment));
  const asked = listingIn(useSearchParams()[0]);
  const listing = { ...asked, filters: { ...asked.filters, category: null } };
  const filter = { category: fragment };
  const products = useQuery({ ...listQuery(api, place, filter, listing), placeholderData: keepPreviousData });
  const found = useQuery(facetsQuery(api, place, filter, listing));
  if (category.isError) return <Missing error={category.error} />;
  if (!category.data || !products.data || !found.data) return <WaitingPage />;
  const { name, description, parent_category } = category.data;
  return (
    <Page title={name} description={summaryOf(description)}>
      <header>
        {parent_category && (
          <Breadcrumb
            steps={[{ href: links.category(parent_category.url_fragment), text: parent_category.name }]}
          />
        )}
        <h1>{name}</h1>
        <Prose html={description} />
        <CategoryLinks path={path} listing={listing} found={found.data} />
      </header>
      {category.data.product_count === 0 ? (
        <p>
          <FormattedMessage id="catalogue.category.empty" />
        </p>
      ) : (
        <ProductListing
          products={products.data}
          found={found.data}
          listing={listing}
          path={links.category(...path)}
          from={fragment}
        />
      )}
    </Page>
  );
}
