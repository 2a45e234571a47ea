import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { bookMovement } from "#server/commerce/stock/change-stock.ts";
import { demoCustomerAddress } from "#server/operations/demo/demo.ts";
import { openServices } from "#server/open-services.ts";
import { variantStock } from "#server/platform/database/stock-schema.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { testSettings } from "#tests/support/settings.ts";
import { addCustomers, demoEnvironment, startBuiltShop } from "./built-shop.ts";
import { familyOf, processesWith, processorTime } from "./processor-time.ts";

/**
 * `node scripts/runtime.mjs bench/last-pieces.ts [rounds] [buyers] [pieces]`: that many buyers submit their drafts of one product at once, at the
 * built shop on PostgreSQL: how many are sold, how long the buyers wait for their answers, and the CPU time in the shop and in PostgreSQL.
 */
const [rounds = 5, buyers = 200, pieces = 50] = process.argv.slice(2).map(Number);
const cluster = await startCluster(() => {});
const folder = mkdtempSync(join(tmpdir(), "trellis-last-pieces-"));
const environment = demoEnvironment(cluster.address, folder);
const services = await openServices(testSettings(folder, environment));
const tokens = await addCustomers(services, buyers);
const { url, program } = await startBuiltShop(environment);
try {
  const { queries } = services.database;
  const { rows } = await queries.execute<{ id: string }>(
    sql`select id from products where url_fragment = 'boston-fern'`,
  );
  const { id } = rows[0]!;
  const { price } = await call("GET", "/products/en/europe/boston-fern");
  const { terms_version } = await call("GET", "/settings/");
  const isFern = eq(variantStock.variant_id, id);
  const count = async (wanted: number) => {
    const [row] = await queries.update(variantStock).set({ tracked: true }).where(isFern).returning();
    const difference = row!.allocated + wanted - row!.on_hand;
    if (difference === 0) return;
    const movement = { variant_id: id, quantity: difference, created_at: services.clock() };
    await bookMovement(queries, { ...movement, kind: "counted" });
  };
  const draft = async (token: string): Promise<string> => {
    const cart = await call("GET", "/cart/en/europe", token);
    if (cart.length === 0) await call("POST", "/cart/", token, { product_id: id, count: 1 });
    const place = { language_id: "en", market_id: "europe", delivery_address: demoCustomerAddress };
    return (await call("POST", "/orders/", token, { ...place, items: [{ product_id: id, count: 1, price }] }))
      .id;
  };
  const postgres = `-p\0${new URL(cluster.address).port}`;
  const cpuTimes = () => [
    processorTime([program.pid!]),
    processorTime(processesWith(postgres).flatMap(familyOf)),
  ];
  const table: Record<string, Record<string, string | number>> = {};
  for (let round = 1; round <= rounds; round += 1) {
    const drafts: { token: string; order: string }[] = [];
    for (const token of tokens) drafts.push({ token, order: await draft(token) });
    await count(pieces);
    const cpuBefore = cpuTimes();
    const began = performance.now();
    const answers = await Promise.all(
      drafts.map(async ({ token, order }) => {
        const body = { shipping_code: "standard-benelux", terms_version };
        const { status } = await send("POST", `/orders/${order}/submit`, token, body);
        return { status, waited: performance.now() - began };
      }),
    );
    const [shopTime, postgresTime] = cpuTimes().map((time, index) =>
      Math.round((time - cpuBefore[index]!) / 1_000),
    );
    const waits = answers.map(({ waited }) => waited).toSorted((one, two) => one - two);
    const wait = (share: number) => Math.round(waits[Math.ceil(share * waits.length) - 1]!);
    const answered = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    const [row] = await queries.select().from(variantStock).where(isFern);
    const sold = answered(200);
    const refused = answered(409);
    table[`round ${round}`] = {
      sold,
      refused,
      "other answers": buyers - sold - refused,
      "left over": row!.on_hand - row!.allocated,
      "median, ms": wait(0.5),
      "95 %": wait(0.95),
      longest: wait(1),
      "CPU, shop": shopTime!,
      "CPU, PostgreSQL": postgresTime!,
    };
  }
  console.table(table);
} finally {
  program.kill("SIGKILL");
  await services.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
process.exit();

async function send(method: string, path: string, token?: string, body?: object): Promise<Response> {
  return fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function call(method: string, path: string, token?: string, body?: object): Promise<any> {
  const answer = await send(method, path, token, body);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
