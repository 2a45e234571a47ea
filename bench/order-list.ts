import { sql } from "drizzle-orm";
import { apiApp } from "#server/app.ts";
import { beginSession } from "#server/commerce/accounts/sessions.ts";
import { openServices } from "#server/open-services.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { api } from "#tests/support/api.ts";
import { fillShop, jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";

/**
 * `node bench/order-list.ts [orders] [postgres]`: how long a customer with that many orders waits for the first
 * and last page, a search, and the count. The median of 21 requests in milliseconds.
 */
const [orders = "10000", database] = process.argv.slice(2);
const wanted = Number(orders);
const cluster = database === "postgres" ? await startCluster() : null;
const environment: Record<string, string> = cluster ? { DATABASE_URL: `${cluster.address}/postgres` } : {};
const { dataFolder, remove } = await fillShop(environment);
try {
  const services = await openServices(testSettings(dataFolder, environment), { jobPollSeconds });
  const app = await apiApp(services, { checkResponses: false });
  const token = await placeOrders();
  const paths = {
    "the first page": "/orders/?placed=true&limit=10",
    "the last page": `/orders/?placed=true&limit=10&skip=${wanted - 10}`,
    "a search that finds one": "/orders/?placed=true&limit=10&reference=0000-0042",
    "the count": "/orders/count?placed=true",
  };
  async function placeOrders(): Promise<string> {
    const { queries } = services.database;
    const customer = "01a1fda1-0000-7000-8000-000000000000";
    await queries.execute(sql`
      insert into customers (id, email, email_key, role, active, created_at, updated_at)
      values (${customer}, 'many@example.com', 'many@example.com', 'customer', true, now(), now())`);
    await queries.execute(sql`
      insert into orders (id, customer_id, market_id, language_id, reference, status, delivery_address, currency,
        currency_sign, currency_precision, vat_basis_points, tax_kind, shipping_code, shipping_name, items_minor, due_minor, paid_at, created_at, updated_at)
      select gen_random_uuid(), ${customer}, 'europe', 'en', to_char(number, 'FM0000"-"0000'), 'paid',
        '{"first_name": "Ada", "last_name": "Jansen", "street": "Prinsengracht 12", "city": "Amsterdam", "zip_code": "1015 DV", "country": "NL"}',
        'EUR', '€', 2, 2100, 'vat', 'standard', 'Standard', 11370, 11370, moment, moment, moment
      from (select number, now() - number * interval '1 hour' moment from generate_series(1, ${wanted}::integer) number) numbered`);
    await queries.execute(sql`
      insert into order_items (id, order_id, product_id, position, count, name, name_local, unit_minor)
      select gen_random_uuid(), orders.id, products.id, row_number() over (partition by orders.id), 2, 'Fern', 'Fern', 1895
      from orders cross join (select id from products limit 3) products`);
    await queries.execute(sql`analyze`);
    return beginSession(queries, customer, services.clock());
  }
  for (const [name, path] of Object.entries(paths)) {
    const times: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) {
      const began = performance.now();
      const { status } = await api(app).call("GET", path, { token });
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
    }
    console.log(`${name}: ${times.toSorted((a, b) => a - b)[10]!.toFixed(1)} ms`);
  }
  await app.close();
  await services.close();
} finally {
  remove();
  await cluster?.stop();
}
process.exit();
