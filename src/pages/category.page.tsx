import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useParams } from "wouter";
import { useApi } from "#src/api/api-context.ts";
import { categoryQuery } from "#src/api/queries.ts";
import { matchesCategoryPath, breadcrumbSteps } from "#domain/category-path.ts";
import { links } from "#domain/links.ts";
import { useMarketLocale } from "#src/facts/use-facts.ts";
import { DeferredHydration } from "#src/shop/deferred-hydration.tsx";
import { Breadcrumb } from "#src/ui/breadcrumb.tsx";
import { Page, summarizeHtml } from "#src/ui/page.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TryAgain } from "#src/ui/try-again.tsx";
import { useListing, useListTitle } from "./shared/use-listing.ts";
import { WaitingPage } from "./shared/waiting-page.tsx";
import { CategoryHead } from "./shared/category-head.tsx";
import { CategoryLinks } from "./shared/category-links.tsx";
import { failureOf } from "./shared/failure-of.ts";
import { MissingPage, NotFound } from "./shared/missing-page.tsx";
import { ProductListing } from "./shared/listing.tsx";

export default function CategoryPage() {
  const { main, category: second, subCategory } = useParams<Record<string, string | undefined>>();
  const path = [main, second, subCategory].filter((part) => part !== undefined);
  const fragment = path.at(-1) ?? "";
  const api = useApi();
  const marketLocale = useMarketLocale();
  const category = useQuery(categoryQuery(api, marketLocale, fragment));
  const { listing, products, found, isBusy, error, retry } = useListing({ category: fragment });
  const title = useListTitle(category.data?.name ?? "", listing, found?.count ?? 0);
  const parent = category.data?.parent_category ?? null;
  // The URL names the parent's parents, or the category has none; a short URL names none.
  const isAboveAsked = path.length > 2 || (path.length === 1 && parent !== null);
  const above = useQuery({
    ...categoryQuery(api, marketLocale, second ?? parent?.url_fragment ?? ""),
    enabled: isAboveAsked,
  });
  const failure = path.length > 2 ? failureOf(category, above) : failureOf(category);
  if (failure) return <MissingPage error={failure} />;
  if (
    category.data &&
    (path.length < 3 || above.data) &&
    !matchesCategoryPath(path, category.data, above.data ?? null)
  )
    return <NotFound />;
  if (!category.data || above.isLoading || (!error && (!products || !found))) return <WaitingPage />;
  const { name, description, image } = category.data;
  const steps = breadcrumbSteps([above.data?.parent_category, parent].filter((category) => category != null));
  return (
    <Page title={title} description={summarizeHtml(description)}>
      <DeferredHydration>
        <CategoryHead image={image}>
          {steps.length > 0 && (
            <Breadcrumb steps={steps.map(({ name: text, path: href }) => ({ href, text }))} />
          )}
          <h1>{name}</h1>
          <Prose html={description} />
          {found && <CategoryLinks path={path} listing={listing} found={found} />}
        </CategoryHead>
        {category.data.product_count === 0 ? (
          <p>
            <FormattedMessage id="catalogue.category.empty" />
          </p>
        ) : products && found ? (
          <ProductListing
            {...{ products, found, listing, isBusy }}
            path={links.category(...path)}
            from={fragment}
          />
        ) : (
          <TryAgain onRetry={retry} />
        )}
      </DeferredHydration>
    </Page>
  );
}
