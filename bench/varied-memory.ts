import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { demoFolder, openServices } from "#server/open-services.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { demoEnvironment, startSupervisedShop } from "./built-shop.ts";
import { addProducts, names, pick } from "./many-products.ts";
import { familyOf } from "./processor-time.ts";
import { proportionalMegabytes } from "./resident-memory.ts";

/**
 * `node scripts/runtime.mjs bench/varied-memory.ts [minutes] [products]`: the memory of the built shop's processes in MB, each minute,
 * on PostgreSQL as `npm start` runs them, while 32 connections request other products, lists, searches and pages each time.
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
  const { url, program } = await startSupervisedShop(environment);
  const memory = () => `${Math.round(proportionalMegabytes(familyOf(program.pid!)))} MB`;
  console.log(`started: ${memory()}`);

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
      const path = addresses[next % addresses.length]!(Math.floor(next / addresses.length));
      return { ...blank, path, headers: { cookie: "trellis_place=europe.en" } };
    },
  };
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { non2xx, errors } = await autocannon({ url, connections: 32, duration: 60, requests: [request] });
    console.log(`${minute} minutes, ${next} requests, ${non2xx + errors} refused: ${memory()}`);
  }
  const ended = new Promise((done) => program.once("exit", done));
  program.kill("SIGTERM");
  await ended;
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
