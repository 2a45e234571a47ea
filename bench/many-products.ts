import { sql } from "drizzle-orm";
import { normalizeForSearch } from "#domain/search-text.ts";
import { searchWords } from "#server/platform/database/goods-schema.ts";
import { searchColumns } from "#server/commerce/catalogue/search-columns.ts";
import { storeSearchWords } from "#server/commerce/catalogue/search-index.ts";
import { collectSearchWords } from "#server/commerce/catalogue/search-words.ts";
import { productVariants } from "#server/platform/database/goods-schema.ts";
import * as schema from "#server/platform/database/schema.ts";
import { plainText } from "#server/platform/html.ts";
import { newId } from "#server/platform/ids.ts";
import { demoFolder } from "#server/open-services.ts";
import type { Services } from "#server/commerce/services.ts";
import { readShopFolder } from "#server/operations/shop-data/read.ts";

/** Fixed for reproducible runs. */
let seed = 7;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
export const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
const shop = await readShopFolder(demoFolder);
const running = (language: string): string =>
  normalizeForSearch(
    [...shop.products.values(), ...shop.pages.values()]
      .map(({ text }) => text[language] ?? Object.values(text)[0]!)
      .map((text) => `${text.name} ${plainText("content" in text ? text.content : text.description)}`)
      .join(" "),
  );
export const english = running("en").split(" ");
export const japanese = Array.from(running("ja").replaceAll(" ", ""));
/** Plausible names, letter by letter as in the shop's words. */
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
export const names = Array.from({ length: 20_000 }, madeUp);
export const slice = <Item>(all: readonly Item[], length: number): Item[] => {
  const at = random(all.length - length);
  return all.slice(at, at + length);
};
type Language = "en" | "ja" | "de" | "cs" | "ar";
const words = {
  en: english,
  de: running("de").split(" "),
  cs: running("cs").split(" "),
  ar: running("ar").split(" "),
};
const textIn = (language: Language) =>
  language === "ja"
    ? { name: slice(japanese, 6).join(""), description: `<p>${slice(japanese, 120).join("")}</p>` }
    : {
        name: `${pick(names)} ${pick(names)} ${pick(words[language])}`,
        description: `<p>${slice(words[language], 60).join(" ")} ${pick(names)}</p>`,
      };

const sizes = ["small", "medium", "large"];
const sizesAsOption = {
  id: "size",
  name: { en: "Size", ja: "大きさ" },
  values: sizes.map((id) => ({ id, name: { en: id, ja: id } })),
};
const referenceOf = (number: number, variant = 0): string =>
  `5${String(number).padStart(7, "0")}${variant === 0 ? "" : `-${variant}`}`;

/** Adds products numbered `from` to `total` − 1, in English and Japanese or other languages, for every market, in one variant or in three of different prices. */
export async function addProducts(
  { database }: Pick<Services, "database">,
  from: number,
  total: number,
  variants: 1 | 3 = 1,
  languages: readonly Language[] = ["en", "ja"],
): Promise<void> {
  const { queries, transaction } = database;
  const categories = (await queries.select().from(schema.categories)).map(({ id }) => id);
  const categoryOf = (number: number) => categories[number % categories.length]!;
  const searched = collectSearchWords();
  for (const word of await queries.select().from(searchWords)) searched.add(word);
  for (let done = from; done < total; done += 500) {
    const products = Array.from({ length: Math.min(500, total - done) }, (_, index) => ({
      id: newId(),
      number: done + index,
    }));
    await queries.insert(schema.products).values(
      products.map(({ id, number }) => ({
        id,
        url_fragment: `p-${number}`,
        reference: referenceOf(number),
        position: number + 1_000,
        allow_purchase: true,
        ...(variants > 1 && { options: [sizesAsOption] }),
        points: 0,
        withdrawal_exempt: false,
        barred_countries: [],
        primary_category_id: categoryOf(number),
        retired_at: null,
        created_at: new Date(),
        updated_at: new Date(),
      })),
    );
    await queries.insert(schema.productCategories).values(
      products.map(({ id, number }) => ({
        product_id: id,
        category_id: categoryOf(number),
        position: number,
      })),
    );
    await queries.insert(productVariants).values(
      products.flatMap(({ id, number }) =>
        sizes.slice(0, variants).map((size, position) => ({
          id: position === 0 ? id : newId(),
          product_id: id,
          position,
          reference: referenceOf(number, position),
          ...(variants > 1 && { option_values: { size } }),
        })),
      ),
    );
    await queries.insert(schema.productTexts).values(
      products.flatMap(({ id, number }) =>
        languages.map((language_id) => {
          const { name, description } = textIn(language_id);
          const columns = searchColumns({
            name,
            description,
            reference: referenceOf(number),
            latin_name: null,
          });
          searched.addText(language_id, columns);
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
    insert into product_prices (product_id, market_id, price_minor, price_includes_vat, discounted_minor, discounted_includes_vat, gross_minor, prices_differ)
    select products.id, markets.id, 1995, true, null, true, 1995, ${variants > 1} from products cross join markets on conflict do nothing`);
  await queries.execute(sql`
    insert into variant_prices (variant_id, market_id, product_id, price_minor, price_includes_vat, discounted_includes_vat, gross_minor)
    select variant.id, markets.id, product_id, 1995 + 500 * variant.position, true, true, 1995 + 500 * variant.position
    from product_variants variant cross join markets where reference ~ '^5[0-9]{7}-'
    on conflict do nothing`);
  await transaction((tx) => storeSearchWords(tx, searched.all()));
  await queries.execute(sql`vacuum analyze`);
}
