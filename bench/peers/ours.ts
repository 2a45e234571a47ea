import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { demoFolder, openServices } from "#server/open-services.ts";
import { buildAll } from "#scripts/build.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { addCustomers, demoEnvironment, startBuiltShop } from "#bench/built-shop.ts";
import { addProducts } from "#bench/many-products.ts";
import { familiesOf, visitors, type FilledShop, type OpenShop, type Product } from "./shop.ts";

/** Milliseconds until a new demo's history is filled in. */
const pastFilled = 15_000;

/** This checkout's demo shop with more products, which are returned for the other shops. */
export async function fillOurs(count: number): Promise<{ shop: FilledShop; products: Product[] }> {
  await buildAll();
  const cluster = await startCluster();
  const data = mkdtempSync(join(tmpdir(), "trellis-peers-"));
  const environment = demoEnvironment(cluster.address, data);
  const services = await openServices(testSettings(data, environment), {
    shopFolder: demoFolder,
    jobPollSeconds,
  });
  await services.catchUp();
  await addProducts(services, 0, count, 3);
  const { queries } = services.database;
  await queries.execute(sql`
    insert into images (id, holder_type, holder_id, position, file_name, customer_id, content_hash, content_type, width, height, measured_upright, tone, alternative_texts)
    select gen_random_uuid(), 'product', product.id, 0, file_name, customer_id, content_hash, content_type, width, height, measured_upright, tone, alternative_texts
    from (select id, row_number() over (order by position) as number from products where url_fragment ~ '^p-[0-9]+$') product
    join (
      select images.*, row_number() over (order by file_name) as number, count(*) over () as total
      from images where holder_type = 'product' and position = 0
    ) image on image.number = product.number % total + 1`);
  await queries.execute(sql`vacuum analyze`);
  const tokens = await addCustomers(services, visitors);
  const { rows } = await queries.execute<Product & { id: string }>(sql`
    select id, url_fragment as slug, name, description,
      (select file_name || '.webp' from images where holder_id = products.id) as picture,
      array(
        select to_char(price_minor / 100.0, 'FM990.00') from (
          select price_minor from product_prices where product_id = products.id and market_id = 'europe'
          union select price_minor from variant_prices where product_id = products.id and market_id = 'europe'
        ) price order by price_minor
      ) as prices
    from products join product_texts on product_id = products.id and language_id = 'en'
    where url_fragment ~ '^p-[0-9]+$' order by products.position`);
  await services.close();

  let isFirst = true;
  const api = "/api/v1/products";
  const open = async (): Promise<OpenShop> => {
    const { url, program } = await startBuiltShop(environment);
    if (isFirst) await pause(pastFilled);
    isFirst = false;
    const slug = (number: number) => rows[number % count]!.slug;
    const word = (number: number) => encodeURIComponent(rows[number % count]!.name.split(" ")[0]!);
    return {
      url,
      requests: {
        "product, API": (number) => ({ path: `${api}/en/europe/${slug(number)}` }),
        "list of 20, API": (number) => ({
          path: `${api}/search/en/europe?limit=20&skip=${(number * 20) % count}&price_to=${1_000 + number}`,
        }),
        "search, API": (number) => ({
          path: `${api}/search/en/europe?limit=20&term=${word(number)}`,
        }),
        "product, page": (number) => ({
          path: `/en/product/${slug(number)}`,
          headers: { cookie: "trellis_place=europe.en" },
        }),
      },
      addToCart: (number) => ({
        method: "POST",
        path: "/api/v1/cart/",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${tokens[number % visitors]}`,
        },
        body: JSON.stringify({ product_id: rows[number % count]!.id, count: 1 }),
      }),
      pages: { home: "/en/", list: "/en/shop", product: `/en/product/${slug(7)}` },
      processes: () => familiesOf([program]),
      stop: async () => {
        const ended = new Promise((done) => program.once("exit", done));
        program.kill("SIGTERM");
        await ended;
      },
    };
  };
  const remove = async () => {
    await cluster.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { shop: { name: "this shop", open, remove }, products: rows };
}
