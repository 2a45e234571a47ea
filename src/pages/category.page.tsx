import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams, useSearchParams } from "wouter";
import { useApi } from "../api/api-context.ts";
import { categoryQuery, listCountQuery, listQuery } from "../api/queries.ts";
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
  const listing = listingIn(useSearchParams()[0]);
  const filter = { category: fragment };
  const products = useQuery(listQuery(api, place, filter, listing));
  const count = useQuery(listCountQuery(api, place, filter)).data ?? 0;
  if (category.isError) return <Missing error={category.error} />;
  if (!category.data || !products.data) return <WaitingPage />;
  const { name, description, parent_category, children } = category.data;
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
        <CategoryLinks path={path} categories={children} />
      </header>
      {products.data.length === 0 && listing.page === 1 ? (
        <p>
          <FormattedMessage id="catalogue.category.empty" />
        </p>
      ) : (
        <ProductListing
          products={products.data}
          count={count}
          listing={listing}
          path={links.category(path[0]!, ...path.slice(1))}
        />
      )}
    </Page>
  );
}
