import type { Availability } from "#domain/stock.ts";
import type { QueryClient } from "@tanstack/react-query";
import { categoryPath, breadcrumbSteps } from "#domain/category-path.ts";
import { links } from "#domain/links.ts";
import { shownPrice } from "#domain/price.ts";
import { nameWithVariant } from "#domain/variant-name.ts";
import type { Api, Wire } from "#src/api/client.ts";
import * as query from "#src/api/queries.ts";
import { productPath } from "#src/app/routes.ts";
import type { Facts } from "#src/facts/facts.ts";
import { htmlToText } from "#src/ui/page.tsx";

type Subject = {
  queries: QueryClient;
  api: Api;
  marketLocale: query.MarketLocale;
  facts: Facts;
  origin: string;
  url: string;
  params: Readonly<Record<string, string | undefined>>;
  route: string | RegExp;
};

/** A page's schema.org data; every figure in it is also shown on the page. */
export function structuredData(subject: Subject): object[] {
  const { route, params } = subject;
  if (route === links.home) return [organization(subject), webSite(subject)];
  if (route === productPath) return product(subject);
  if (typeof route === "string" && route.startsWith(links.category("")) && params["main"]) {
    const { subCategory, category, main } = params;
    const categories = categoriesTo(subject, subCategory ?? category ?? main);
    return [breadcrumb(subject, breadcrumbSteps(categories))];
  }
  return [];
}

const context = "https://schema.org";
const within = ({ origin, facts }: Subject, path: string): string => `${origin}/${facts.language.id}${path}`;
const cached = <Data>(
  { queries }: Subject,
  { queryKey }: { queryKey: readonly unknown[] },
): Data | undefined => queries.getQueryData<Data>(queryKey);

const organization = ({ origin, facts: { settings } }: Subject) => ({
  "@context": context,
  "@type": "Organization",
  name: settings.shop_name,
  url: origin,
  logo: `${origin}/favicon.svg`,
  email: settings.contact_email,
  sameAs: [settings.social_link],
});

const webSite = (subject: Subject) => ({
  "@context": context,
  "@type": "WebSite",
  name: subject.facts.settings.shop_name,
  url: subject.url,
  inLanguage: subject.facts.language.locale,
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${within(subject, links.search())}?term={term}` },
    "query-input": "required name=term",
  },
});

/** Names of schema.org's ItemAvailability. */
const schemaAvailability: Record<Availability, string> = {
  in_stock: "InStock",
  few: "LimitedAvailability",
  backorder: "BackOrder",
  out_of_stock: "OutOfStock",
};

function product(subject: Subject): object[] {
  const { facts, origin, url, params } = subject;
  const cachedProduct = cached<query.FoundProduct>(
    subject,
    query.productQuery(subject.api, subject.marketLocale, params["productUrl"] ?? ""),
  );
  if (!cachedProduct?.isSoldHere) return [];
  const { name, description, variants, options, images, categories, primary_category, ...sold } =
    cachedProduct.product;
  const { market } = facts;
  const address = ({ id, file_name }: Wire["Image"]) =>
    `${origin}/api/v1/images/${id}/1200/${encodeURIComponent(file_name)}.jpg`;
  const steps = [
    ...breadcrumbSteps(categoryPath(categories, primary_category?.id)),
    { name, path: links.product(sold.url_fragment) },
  ];
  const brand = { "@type": "Brand", name: facts.settings.shop_name };
  const described = { name, description: htmlToText(description), image: images.map(address), brand };
  const soldAs = (variant: Wire["ProductVariant"]) => ({
    sku: variant.reference,
    ...(variant.gtin && { gtin: variant.gtin }),
    ...(variant.weight && {
      weight: { "@type": "QuantitativeValue", value: variant.weight, unitCode: "GRM" },
    }),
    offers: {
      "@type": "Offer",
      url: `${url}?${offerSearch(market.id, options.length > 0 ? variant.reference : null)}`,
      price: shownPrice(variant, market).price.toFixed(market.currency_precision),
      priceCurrency: market.currency,
      availability: `${context}/${variant.allow_purchase ? schemaAvailability[variant.availability ?? "in_stock"] : "InStoreOnly"}`,
      itemCondition: `${context}/NewCondition`,
    },
  });
  const [only] = variants;
  if (!only) return [];
  const data =
    options.length === 0
      ? { "@type": "Product", ...described, ...soldAs(only) }
      : {
          "@type": "ProductGroup",
          ...described,
          productGroupID: sold.id,
          variesBy: options.map((option) => option.name),
          hasVariant: variants.map((variant) => ({
            "@type": "Product",
            name: nameWithVariant(name, variant.name),
            image: [...variant.images, ...images].map(address),
            ...soldAs(variant),
          })),
        };
  return [{ "@context": context, ...data }, breadcrumb(subject, steps)];
}

/** The market whose price it is and, if there are several, the variant: which one the page opens with depends on the stock. */
const offerSearch = (market: string, variant: string | null): string =>
  new URLSearchParams({ market, ...(variant !== null && { variant }) }).toString();

/** A category and its parents, as far as the page has loaded them. */
function categoriesTo(subject: Subject, fragment: string): Wire["CategoryLink"][] {
  const data = cached<Wire["Category"]>(
    subject,
    query.categoryQuery(subject.api, subject.marketLocale, fragment),
  );
  if (!data) return [];
  const { parent_category: parent } = data;
  if (!parent) return [data];
  const above = categoriesTo(subject, parent.url_fragment);
  return [...(above.length > 0 ? above : [parent]), data];
}

const breadcrumb = (subject: Subject, steps: readonly { name: string; path: string }[]) => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: within(subject, path),
  })),
});
