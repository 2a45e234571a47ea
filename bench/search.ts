import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiApp } from "#server/app.ts";
import { demoFolder, openServices } from "#server/open-services.ts";
import { startCluster } from "#scripts/postgresql.ts";
import { api } from "#tests/support/api.ts";
import { jobPollSeconds } from "#tests/support/filled-shop.ts";
import { testSettings } from "#tests/support/settings.ts";
import { addProducts, english, japanese, names, pick, slice } from "./many-products.ts";

/**
 * `node scripts/runtime.mjs bench/search.ts [products] [postgres]`: how long suggestions take in a shop with that
 * many products, each term requested for the first time from a warm server: median and 95th percentile in
 * milliseconds.
 */
const [wanted = "100000", database] = process.argv.slice(2);
const total = Number(wanted);
const asked = 200;
const warm = 50;
const cluster = database === "postgres" ? await startCluster() : null;
const environment: Record<string, string> = cluster ? { DATABASE_URL: `${cluster.address}/postgres` } : {};
const dataFolder = mkdtempSync(join(tmpdir(), "trellis-search-"));
try {
  const services = await openServices(testSettings(dataFolder, environment), {
    shopFolder: demoFolder,
    jobPollSeconds,
  });
  const app = await apiApp(services, { checkResponses: false });
  await addProducts(services, 0, total);
  const suggest = (place: string, term: string) =>
    api(app).call("GET", `/products/suggestions/${place}?term=${encodeURIComponent(term)}`);
  const changed = (word: string) => word.slice(0, 3) + "x" + word.slice(4);
  const kinds: Record<string, [place: string, term: () => string]> = {
    "a word of names": ["en/europe", () => pick(names)],
    "a word of texts": ["en/europe", () => pick(english.filter(({ length }) => length > 3))],
    "two words": ["en/europe", () => `${pick(names)} ${pick(english)}`],
    "three letters": ["en/europe", () => pick(names).slice(0, 3)],
    "two letters": ["en/europe", () => pick(names).slice(0, 2)],
    "a word of names in German": ["de/europe", () => pick(names)],
    "a mistyped word": ["en/europe", () => changed(pick(names.filter(({ length }) => length > 6)))],
    "three letters of Japanese": ["ja/japan", () => slice(japanese, 3).join("")],
    "two letters of Japanese": ["ja/japan", () => slice(japanese, 2).join("")],
    "a letter of Japanese": ["ja/japan", () => pick(japanese)],
  };
  // Warms the server up.
  for (let count = 0; count < warm; count += 1) {
    for (const [place, term] of Object.values(kinds)) await suggest(place, term());
  }
  const rows: Record<string, object> = {};
  for (const [name, [place, term]] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let count = 0; count < asked; count += 1) {
      services.responseCache.clear();
      await suggest(place, `zzzzzz${count}`);
      const began = performance.now();
      const { status } = await suggest(place, term());
      times.push(performance.now() - began);
      if (status !== 200) throw new Error(`${name} answers ${status}`);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Number(sorted[Math.floor(share * asked)]!.toFixed(1));
    rows[name] = { median: at(0.5), "95 %": at(0.95) };
  }
  console.log(`${total} products, ${cluster ? "PostgreSQL" : "embedded"}`);
  console.table(rows);
  await app.close();
  await services.close();
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
  await cluster?.stop();
}
process.exit();
