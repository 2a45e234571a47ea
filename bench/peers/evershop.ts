import { once } from "node:events";
import { createReadStream, existsSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "#scripts/free-port.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { demoFolder } from "#server/open-services.ts";
import {
  answers,
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

const version = "2.2.1";
// Version 2.2.1 imports `concat-stream` without depending on it.
const packages = { "@evershop/evershop": version, "concat-stream": "2.0.0" };
const program = "node_modules/@evershop/evershop/dist";
const colors = ["Black", "White", "Red"];
/** Of its own data. */
const category = "accessories";

/** EverShop with the same products, by its own command `seed`: each variant is a product of a variant group. */
export async function fillEverShop(parent: string, products: readonly Product[]): Promise<FilledShop> {
  const folder = install(parent, "evershop", packages);
  const cluster = await startCluster();
  const { hostname, port: databasePort } = new URL(cluster.address);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    EVERSHOP_HOME_URL: url,
    DB_HOST: hostname,
    DB_PORT: databasePort,
    DB_NAME: "postgres",
    DB_USER: "trellis",
    DB_PASSWORD: "",
    DB_SSLMODE: "disable",
    // Its limits of requests count by address, and cannot be switched off.
    TRUST_PROXY_HOPS: "1",
    SUPPRESS_NO_CONFIG_WARNING: "true",
  };
  const evershop = (...words: string[]) => ({
    arguments: [join(folder, program, "bin/evershop.js"), ...words],
    folder,
    environment,
  });
  if (!existsSync(join(folder, ".evershop/build/frontStore"))) await run(evershop("build"));

  const filling = start(evershop("start"));
  await until("EverShop starts", () => answers(url));
  const pictures = createServer(({ url: path }, response) => {
    createReadStream(join(demoFolder, "pictures", path!)).pipe(response);
  });
  await once(pictures.listen(await freePort()), "listening");
  const address = pictures.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  rmSync(join(folder, "media/catalog"), { recursive: true, force: true });
  writeFileSync(
    join(folder, program, "bin/seed/data/products.json"),
    JSON.stringify(products.flatMap((product, number) => variantsOf(product, number, address.port))),
  );
  await run(evershop("seed", "--attributes", "--categories", "--collections", "--products"));
  pictures.close();
  const client = new pg.Client(`${cluster.address}/postgres`);
  await client.connect();
  await until("EverShop writes the addresses", async () => {
    const { rows } = await client.query(
      "select count(*)::int as count from url_rewrite where entity_type = 'product'",
    );
    return rows[0].count === products.length * colors.length;
  });
  const { rows: ids } = await client.query<{ id: number }>(
    "select min(product_id) as id from product group by variant_group_id order by 1",
  );
  const { rows: categories } = await client.query<{ id: number }>(
    "select category_description_category_id as id from category_description where url_key = $1",
    [category],
  );
  await client.query("vacuum analyze");
  await client.end();
  await stop([filling]);

  const open = async (): Promise<OpenShop> => {
    const server = start(evershop("start"));
    await until("EverShop starts", () => answers(url));
    return {
      url,
      ...requestsFor(products, ids, categories[0]!.id),
      addToCart: await cartsOf(url, products),
      processes: () => familiesOf([server]),
      stop: () => stop([server]),
    };
  };
  return { name: `EverShop ${version}`, open, remove: () => cluster.stop() };
}

function variantsOf(product: Product, number: number, picturesPort: number): object[] {
  const paragraph = { id: "text", type: "paragraph", data: { text: product.description } };
  return colors.map((color, variant) => ({
    type: "simple",
    // Only one variant of a product is listed.
    visibility: variant === 0,
    status: true,
    sku: skuOf(product, variant),
    name: product.name,
    url_key: variant === 0 ? product.slug : skuOf(product, variant),
    price: Number(product.prices[variant]),
    weight: 300,
    meta_title: product.name,
    meta_description: product.name,
    description: [
      {
        id: "row",
        size: 1,
        className: "md:grid-cols-1",
        columns: [{ id: "column", size: 1, data: { time: 0, blocks: [paragraph], version: "2.31.0" } }],
      },
    ],
    qty: 1_000_000,
    manage_stock: true,
    stock_availability: true,
    category,
    collections: number < 8 && variant === 0 ? ["homepage"] : [],
    variant_group: product.slug,
    images: [{ url: `http://127.0.0.1:${picturesPort}/${product.picture}`, isMain: true }],
    attributes: [{ attribute_code: "color", value: color }],
  }));
}

const skuOf = ({ slug }: Product, variant: number): string => `${slug}-${colors[variant]!.toLowerCase()}`;

/** As if each request came from another visitor. */
const from = (number: number) => ({
  "x-forwarded-for": `10.${number % 250}.${Math.floor(number / 250) % 250}.${Math.floor(Math.random() * 250)}`,
});

/** What its storefront asks for on a product's page, in a category and in a search. */
const productQuery = `query ($id: ID) { product(id: $id) {
  uuid name description sku
  metafields { namespace key type value }
  price { regular { value text } special { value text } }
  inventory { isInStock }
  attributes: attributeIndex { attributeName attributeCode optionText }
  image { alt url } gallery { alt url }
  variantGroup {
    variantAttributes { attributeId attributeCode attributeName options { optionId optionText productId } }
    items { attributes { attributeCode optionId } }
  }
} }`;
const found = `items {
  productId name sku price { regular { value text } special { value text } } inventory { isInStock } image { alt url } url
} currentFilters { key operation value } total`;
const listQuery = `query ($id: Int, $filters: [FilterInput]) { category(id: $id) { products(filters: $filters) { ${found} } } }`;
const searchQuery = `query ($filters: [FilterInput]) { products(filters: $filters) { ${found} } }`;

function requestsFor(
  products: readonly Product[],
  ids: readonly { id: number }[],
  categoryId: number,
): Pick<OpenShop, "requests" | "pages"> {
  const ask = (number: number, query: string, variables: object) =>
    ({
      method: "POST",
      path: "/api/graphql",
      headers: { "content-type": "application/json", ...from(number) },
      body: JSON.stringify({ query, variables }),
    }) as const;
  const filter = (key: string, value: string | number) => ({ key, operation: "eq", value: String(value) });
  const product = (number: number) => products[number % products.length]!;
  return {
    requests: {
      "product, API": (number) => ask(number, productQuery, { id: ids[number % ids.length]!.id }),
      "list of 20, API": (number) =>
        ask(number, listQuery, {
          id: categoryId,
          filters: [filter("page", (number % (products.length / 20)) + 1), filter("limit", 20)],
        }),
      "search, API": (number) =>
        ask(number, searchQuery, {
          filters: [filter("keyword", product(number).name.split(" ")[0]!), filter("limit", 20)],
        }),
      "product, page": (number) => ({ path: `/${category}/${product(number).slug}`, headers: from(number) }),
    },
    pages: { home: "/", list: `/${category}`, product: `/${category}/${product(7).slug}` },
  };
}

/** A visitor's cookie is set by a page. */
async function cartsOf(url: string, products: readonly Product[]) {
  const cookies: string[] = [];
  for (let number = 0; number < visitors; number += 1) {
    const response = await fetch(`${url}/cart`, { headers: from(number) });
    const [cookie] = response.headers.getSetCookie();
    if (!cookie) throw new Error(`EverShop answers ${response.status} without a cookie`);
    cookies.push(cookie.split(";")[0]!);
  }
  return (number: number) =>
    ({
      method: "POST",
      path: "/api/cart/mine/items",
      headers: {
        "content-type": "application/json",
        cookie: cookies[number % visitors]!,
        ...from(number),
      },
      body: JSON.stringify({ sku: skuOf(products[number % products.length]!, 0), qty: 1 }),
    }) as const;
}
