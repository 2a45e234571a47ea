import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { searchText } from "#domain/search-text.ts";
import { shopApp } from "../server/app.ts";
import { rebuildSearchWords, searchColumns } from "../server/catalogue/search-columns.ts";
import * as schema from "../server/database/schema.ts";
import { plainText } from "../server/html.ts";
import { newId } from "../server/ids.ts";
import { demoFolder, openServices } from "../server/open.ts";
import { readShopFolder } from "../server/shop-data/read.ts";
import { startCluster } from "../scripts/postgresql.ts";
import { api } from "../tests/support/api.ts";
import { jobPollSeconds } from "../tests/support/filled-shop.ts";
import { testSettings } from "../tests/support/settings.ts";

/**
 * `node scripts/runtime.mjs bench/search.ts [products] [postgres]`: how long a shop with so many products takes for what somebody types,
 * each term asked for the first time: median and 95th percentile of the answer with suggestions, in milliseconds.
 */
const [wanted = "100000", database] = process.argv.slice(2);
const total = Number(wanted);
const asked = 60;
/** The same numbers each time. */
let seed = 7;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
/** The demo's own texts, as one. */
const shop = await readShopFolder(demoFolder);
const running = (language: string): string =>
  searchText(
    [...shop.products.values(), ...shop.pages.values()]
      .map(({ text }) => text[language] ?? Object.values(text)[0]!)
      .map((text) => `${text.name} ${plainText("content" in text ? text.content : text.description)}`)
      .join(" "),
  );
const english = running("en").split(" ");
const japanese = Array.from(running("ja").replaceAll(" ", ""));
/** Names as there might be, letter by letter as in the shop's words: what follows two letters there follows them here. */
const followers = Map.groupBy(
  english.flatMap((word) =>
    Array.from(
      `  ${word} `,
      (_, at) => [`  ${word} `.slice(at, at + 2), `  ${word} `[at + 2]!] as const,
    ).slice(0, -2),
  ),
  ([two]) => two,
);
function madeUp(): string {
  for (;;) {
    let word = "  ";
    do word += pick(followers.get(word.slice(-2))!)[1];
    while (!word.endsWith(" ") && word.length < 14);
    if (word.trim().length > 3) return word.trim();
  }
}
const names = Array.from({ length: 20_000 }, madeUp);
const slice = <Item>(all: readonly Item[], length: number): Item[] => {
  const at = random(all.length - length);
  return all.slice(at, at + length);
};
const textIn = {
  en: () => ({
    name: `${pick(names)} ${pick(names)} ${pick(english)}`,
    description: `<p>${slice(english, 60).join(" ")} ${pick(names)}</p>`,
  }),
  ja: () => ({
    name: slice(japanese, 6).join(""),
    description: `<p>${slice(japanese, 120).join("")}</p>`,
  }),
};

const cluster = database === "postgres" ? await startCluster() : null;
const environment: Record<string, string> = cluster ? { DATABASE_URL: `${cluster.address}/postgres` } : {};
const dataFolder = mkdtempSync(join(tmpdir(), "trellis-search-"));
try {
  const services = await openServices(testSettings(dataFolder, environment), {
    shopFolder: demoFolder,
    jobPollSeconds,
  });
  const app = await shopApp(services, { checkResponses: false });
  await fill();
  const changed = (word: string) => word.slice(0, 3) + "x" + word.slice(4);
  const kinds: Record<string, [place: string, term: () => string]> = {
    "a word of names": ["en/europe", () => pick(names)],
    "a word of texts": ["en/europe", () => pick(english.filter(({ length }) => length > 3))],
    "two words": ["en/europe", () => `${pick(names)} ${pick(english)}`],
    "three letters": ["en/europe", () => pick(names).slice(0, 3)],
    "two letters": ["en/europe", () => pick(names).slice(0, 2)],
    "a mistyped word": ["en/europe", () => changed(pick(names.filter(({ length }) => length > 6)))],
    "three letters of Japanese": ["ja/japan", () => slice(japanese, 3).join("")],
    "two letters of Japanese": ["ja/japan", () => slice(japanese, 2).join("")],
    "a letter of Japanese": ["ja/japan", () => pick(japanese)],
  };
  const rows: Record<string, object> = {};
  for (const [name, [place, term]] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let count = 0; count < asked; count += 1) {
      services.kept.clear();
      // The names of categories and pages are read once per change of the shop.
      await api(app).call("GET", `/products/suggestions/${place}?term=zzzzzz${count}`);
      const began = performance.now();
      const { status } = await api(app).call(
        "GET",
        `/products/suggestions/${place}?term=${encodeURIComponent(term())}`,
      );
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

  async function fill(): Promise<void> {
    const { queries } = services.database;
    const category = (await queries.select().from(schema.categories))[0]!.id;
    for (let done = 0; done < total; done += 500) {
      const products = Array.from({ length: Math.min(500, total - done) }, (_, index) => ({
        id: newId(),
        number: done + index,
      }));
      await queries.insert(schema.products).values(
        products.map(({ id, number }) => ({
          id,
          url_fragment: `p-${number}`,
          reference: `5${String(number).padStart(7, "0")}`,
          position: number + 1_000,
          allow_purchase: true,
          points: 0,
          withdrawal_exempt: false,
          barred_countries: [],
          primary_category_id: category,
          retired_at: null,
          created_at: new Date(),
          updated_at: new Date(),
        })),
      );
      await queries.insert(schema.productTexts).values(
        products.flatMap(({ id, number }) =>
          (["en", "ja"] as const).map((language_id) => {
            const { name, description } = textIn[language_id]();
            const columns = searchColumns({
              name,
              description,
              reference: `5${String(number).padStart(7, "0")}`,
              latin_name: null,
            });
            return {
              product_id: id,
              language_id,
              name,
              description,
              ...columns,
              sort_rank: number,
              position: number + 1_000,
            };
          }),
        ),
      );
      if (done % 10_000 === 0) console.error(`${done} of ${total}`);
    }
    await queries.execute(sql`
      insert into product_prices (product_id, market_id, price_minor, price_includes_vat, discounted_minor, discounted_includes_vat, gross_minor)
      select products.id, markets.id, 1995, true, null, true, 1995 from products cross join markets on conflict do nothing`);
    await services.database.transaction((tx) => rebuildSearchWords(tx));
    await queries.execute(sql`vacuum analyze`);
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
  await cluster?.stop();
}
process.exit();
