import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { sql } from "drizzle-orm";
import { openServices } from "#server/open-services.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { testSettings } from "#tests/support/settings.ts";
import { addCustomers, demoEnvironment, startBuiltShop } from "./built-shop.ts";
import { familyOf, processesWith, processorTime } from "./processor-time.ts";

/**
 * `node scripts/runtime.mjs bench/writes.ts [seconds]`: cart additions of 500 customers at one server and at two
 * on one PostgreSQL, with 32 connections each: the rate, and the CPU time in the shop and in PostgreSQL, which
 * shows the bottleneck.
 */
const [seconds = "15"] = process.argv.slice(2);
const people = 500;
const cluster = await startCluster(() => {});
const folder = mkdtempSync(join(tmpdir(), "trellis-writes-"));
const environment = demoEnvironment(cluster.address, folder);
const children: ChildProcess[] = [];
try {
  const { tokens, products } = await arrange();
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
  const add = async (url: string): Promise<autocannon.Result> =>
    autocannon({
      url,
      connections: 32,
      duration: Number(seconds),
      requests: [
        {
          method: "POST",
          path: "/api/v1/cart/",
          setupRequest: (request) => ({
            ...request,
            headers: { "content-type": "application/json", authorization: `Bearer ${pick(tokens)}` },
            body: JSON.stringify({ product_id: pick(products), count: 1 }),
          }),
        },
      ],
    });
  const urls = [await serve(), await serve()];
  await add(urls[0]!);
  const database = () => processesWith(folderOf(cluster.address)).flatMap(familyOf);
  for (const count of [1, 2, 1, 2]) {
    const before = [processorTime(shops()), processorTime(database()), processorTime([process.pid])];
    const results = await Promise.all(urls.slice(0, count).map(add));
    const after = [processorTime(shops()), processorTime(database()), processorTime([process.pid])];
    const done = results.reduce((sum, { "2xx": answered }) => sum + answered, 0);
    const refused = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    const [shop, postgres, client] = after.map((time, index) => Math.round((time - before[index]!) / done));
    console.log(
      `${count} servers: ${Math.round(done / Number(seconds))} a second, ${refused} refused; each ${shop} µs in the shop, ${postgres} in PostgreSQL, ${client} in who asks`,
    );
  }
} finally {
  for (const child of children) child.kill("SIGKILL");
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
process.exit();

function shops(): number[] {
  return children.map(({ pid }) => pid!);
}

/** The server's command contains its port. */
function folderOf(address: string): string {
  return `-p\0${new URL(address).port}`;
}

async function serve(): Promise<string> {
  const { url, program } = await startBuiltShop(environment);
  children.push(program);
  return url;
}

/** The demo, with logged-in customers. */
async function arrange(): Promise<{ tokens: string[]; products: string[] }> {
  const services = await openServices(testSettings(folder, environment));
  const tokens = await addCustomers(services, people);
  const { rows } = await services.database.queries.execute<{ id: string }>(sql`
    select id from products join product_prices on product_id = id where market_id = 'europe' and allow_purchase and retired_at is null`);
  await services.close();
  return { tokens, products: rows.map(({ id }) => id) };
}
