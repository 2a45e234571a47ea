import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { demoFolder, openServices } from "#server/open-services.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { demoEnvironment, startBuiltShop } from "./built-shop.ts";
import { addProducts, names, pick } from "./many-products.ts";
import { residentMegabytes } from "./resident-memory.ts";

/**
 * `node scripts/runtime.mjs bench/varied-memory.ts [minutes] [products]`: the built shop's resident memory in MB, each minute,
 * on PostgreSQL with `npm start`'s options, while 32 connections request other products, lists, searches and pages each time.
 */
const [minutes = 30, products = 1_000] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), "trellis-memory-"));
const cluster = await startCluster();
try {
  const environment = demoEnvironment(cluster.address, folder);
  const services = await openServices(testSettings(folder, environment), {
    shopFolder: demoFolder,
    jobPollSeconds,
  });
  await services.catchUp();
  await addProducts(services, 0, products, 3);
  await services.close();
  const { url, program } = await startBuiltShop(environment);
  console.log(`started: ${Math.round(residentMegabytes(program.pid!))} MB`);

  let next = 0;
  const api = "/api/v1/products";
  const addresses = [
    (at: number) => `${api}/en/europe/p-${at % products}`,
    (at: number) => `${api}/search/en/europe?limit=20&skip=${(at * 20) % products}&price_to=${1_000 + at}`,
    (at: number) => `${api}/search/en/europe?limit=20&term=${encodeURIComponent(`${pick(names)} ${at}`)}`,
    (at: number) => `/en/product/p-${at % products}`,
    (at: number) => `/en/shop?price_to=${1_000 + at}`,
  ];
  const request: autocannon.Request = {
    setupRequest: (blank) => {
      next += 1;
      const path = addresses[next % addresses.length]!(next);
      return { ...blank, path, headers: { cookie: "trellis_place=europe.en" } };
    },
  };
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { non2xx, errors } = await autocannon({ url, connections: 32, duration: 60, requests: [request] });
    const found = `${Math.round(residentMegabytes(program.pid!))} MB`;
    console.log(`${minute} minutes, ${next} requests, ${non2xx + errors} refused: ${found}`);
  }
  const ended = new Promise((done) => program.once("exit", done));
  program.kill("SIGTERM");
  await ended;
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
