import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import pg from "pg";
import { freePort } from "#scripts/free-port.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { demoFolder } from "#server/open-services.ts";
import {
  familiesOf,
  install,
  run,
  start,
  stop,
  until,
  visitors,
  type FilledShop,
  type OpenShop,
  type Product,
} from "./shop.ts";

const version = "3.7.3";
const packages = {
  "@vendure/core": version,
  "@vendure/asset-server-plugin": version,
  // Only for its data of countries, taxes and deliveries.
  "@vendure/create": version,
  pg: "8.23.1",
};
const sizes = ["small", "medium", "large"];

/** Vendure's server and worker with the same products, by its import. Its storefronts are not published to npm. */
export async function fillVendure(parent: string, products: readonly Product[]): Promise<FilledShop> {
  const folder = install(parent, "vendure", packages);
  const cluster = await startCluster();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = (part: string) => ({
    arguments: [join(import.meta.dirname, "vendure-program.ts"), part],
    folder,
    environment: {
      NODE_ENV: "production",
      VENDURE_DISABLE_TELEMETRY: "true",
      PORT: String(port),
      DATABASE_PORT: new URL(cluster.address).port,
      PICTURES: join(demoFolder, "pictures"),
    },
  });
  rmSync(join(folder, "assets"), { recursive: true, force: true });
  writeFileSync(join(folder, "products.csv"), stringify(products.flatMap(rowsOf), { header: true }));
  await run(program("populate"));
  const hasAll = async () => {
    const { path, ...request } = searching({ collectionSlug: "plants", take: 1, skip: 0 });
    const { data } = await (await fetch(url + path, request)).json();
    return data.search.totalItems === products.length;
  };
  const filling = [start(program("server")), start(program("hurried worker"))];
  const client = new pg.Client(`${cluster.address}/postgres`);
  await client.connect();
  // The last job indexes everything anew.
  await until("Vendure indexes the products", async () => {
    const { rows } = await client.query(
      `select count(*)::int as count from job_record where not "isSettled"`,
    );
    return rows[0].count === 0 && (await hasAll());
  });
  await client.end();
  await stop(filling);

  const open = async (): Promise<OpenShop> => {
    const programs = [start(program("server")), start(program("worker"))];
    await until("Vendure starts", hasAll);
    const product = (number: number) => products[number % products.length]!;
    return {
      url,
      requests: {
        "product, API": (number) => ask(productQuery, { slug: product(number).slug }),
        "list of 20, API": (number) =>
          searching({ collectionSlug: "plants", take: 20, skip: (number * 20) % products.length }),
        "search, API": (number) =>
          searching({ term: product(number).name.split(" ")[0]!, take: 20, skip: 0 }),
      },
      addToCart: await cartsOf(url, products),
      pages: {},
      processes: () => familiesOf(programs),
      stop: () => stop(programs),
    };
  };
  return { name: `Vendure ${version}`, open, remove: () => cluster.stop() };
}

const rowsOf = (product: Product) =>
  sizes.map((size, variant) => ({
    name: variant === 0 ? product.name : "",
    slug: variant === 0 ? product.slug : "",
    description: variant === 0 ? product.description : "",
    assets: variant === 0 ? product.picture : "",
    facets: variant === 0 ? "category:Plants" : "",
    optionGroups: variant === 0 ? "size" : "",
    optionValues: size,
    sku: `${product.slug}-${size}`,
    price: product.prices[variant],
    taxCategory: "standard",
    stockOnHand: 1_000_000,
    trackInventory: "true",
    variantAssets: "",
    variantFacets: "",
  }));

/** What a product's page shows, and a list or a search. */
const productQuery = `query ($slug: String!) { product(slug: $slug) {
  id name slug description
  assets { id preview source } featuredAsset { id preview source }
  variants { id name sku priceWithTax currencyCode stockLevel options { id code name groupId group { id code name } } }
  optionGroups { id code name options { id code name } }
  collections { id name slug parent { id } }
} }`;
const searchQuery = `query ($input: SearchInput!) { search(input: $input) {
  totalItems
  items {
    productId productName slug currencyCode productAsset { id preview }
    priceWithTax { __typename ... on PriceRange { min max } ... on SinglePrice { value } }
  }
  facetValues { count facetValue { id name facet { id name } } }
} }`;
const addition = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) {
  __typename
  ... on Order { id code totalQuantity totalWithTax currencyCode lines { id quantity linePriceWithTax productVariant { id name } } }
  ... on ErrorResult { errorCode message }
} }`;

const ask = (query: string, variables: object, headers: Record<string, string> = {}) =>
  ({
    method: "POST",
    path: "/shop-api",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  }) as const;

const searching = (input: object) => ask(searchQuery, { input: { ...input, groupByProduct: true } });

/** Visitors get their tokens with their first addition. */
async function cartsOf(url: string, products: readonly Product[]) {
  // Variants are numbered in the order of the import.
  const add = (number: number, headers: Record<string, string>) =>
    ask(addition, { id: (number % products.length) * sizes.length + 1 }, headers);
  const tokens: string[] = [];
  for (let number = 0; number < visitors; number += 1) {
    const { path, ...request } = add(number, {});
    const response = await fetch(url + path, request);
    const token = response.headers.get("vendure-auth-token");
    if (!token) throw new Error(`Vendure answers ${response.status}: ${await response.text()}`);
    tokens.push(token);
  }
  return (number: number) => add(number, { authorization: `Bearer ${tokens[number % visitors]}` });
}
