import type { ShopFolder } from "./format.ts";
import { parseGtin } from "#domain/gtin.ts";
import { toMinorUnits } from "./amounts.ts";
import { variantsOf } from "./format-goods.ts";
import type { FolderError } from "./folder-errors.ts";
import { firstLanguages, findMissingNames } from "./missing-names.ts";
import { findPriceRaises } from "./price-raises.ts";
import { findPromotionProblems } from "./promotion-problems.ts";
import { findTaxProblems } from "./tax-rates.ts";
import type { Names } from "./unknown-names.ts";

type Market = ShopFolder["markets"][number];

type Shop = Omit<ShopFolder, "shop">;

export function* findInconsistencies(shop: Shop, names: Names): Generator<FolderError> {
  yield* circles(shop);
  yield* selves(shop);
  yield* sharedNumbers(shop, "reference");
  yield* sharedNumbers(shop, "gtin");
  yield* findMissingTexts(shop);
  yield* findPriceRaises(shop);
  yield* fractions(shop);
  yield* instructions(shop, names);
  yield* findUncoveredCountries(shop);
  yield* findMissingNames(shop);
  yield* findTaxProblems(shop);
  yield* findPromotionProblems(shop);
}

function* circles({ categories }: Shop): Generator<FolderError> {
  for (const [fragment] of categories) {
    const above = new Set<string>();
    for (let parent = categories.get(fragment)?.parent; parent && !above.has(parent);) {
      above.add(parent);
      parent = categories.get(parent)?.parent;
    }
    if (above.has(fragment))
      yield {
        file: `categories/${fragment}.yaml`,
        at: ["parent"],
        words: `parent leads back to "${fragment}"`,
      };
  }
}

function* selves({ products }: Shop): Generator<FolderError> {
  for (const [fragment, { related }] of products) {
    const index = related.indexOf(fragment);
    if (index >= 0)
      yield {
        file: `products/${fragment}.yaml`,
        at: ["related", index],
        words: `related names "${fragment}" itself`,
      };
  }
}

function* sharedNumbers({ products }: Shop, field: "reference" | "gtin"): Generator<FolderError> {
  const first = new Map<string, string>();
  for (const [fragment, product] of products) {
    for (const { [field]: number, at } of variantsOf(product)) {
      if (number === undefined) continue;
      const key = field === "gtin" ? parseGtin(number)! : number;
      const other = first.get(key);
      if (other === undefined) first.set(key, fragment);
      else
        yield {
          file: `products/${fragment}.yaml`,
          at: [...at, field],
          words: `${[...at, field].join(".")} ${number} is that of "${other}"`,
        };
    }
  }
}

/** The first language of a market is the fallback for its others. */
function* findMissingTexts({
  markets,
  languages: known,
  products,
  categories,
  pages,
}: Shop): Generator<FolderError> {
  const firsts = firstLanguages({ markets, languages: known });
  for (const [kind, entries] of [
    ["categories", categories],
    ["pages", pages],
  ] as const) {
    for (const [fragment, { text }] of entries) {
      const missing = [...firsts.keys()].find((language) => !text[language]);
      if (missing !== undefined)
        yield {
          file: `${kind}/${fragment}.yaml`,
          at: ["text", missing],
          words: `text.${missing} is missing, the first language of ${firsts.get(missing)}`,
        };
    }
  }
  for (const [fragment, { prices, text }] of products) {
    const market = markets.find(
      ({ id, languages: [first] }) => prices[id] && known.some((one) => one.id === first) && !text[first!],
    );
    if (!market) continue;
    const [language] = market.languages;
    yield {
      file: `products/${fragment}.yaml`,
      at: ["text", language!],
      words: `text.${language} is missing, the first language of ${market.id}`,
    };
  }
}

function* fractions({ markets, products }: Shop): Generator<FolderError> {
  for (const market of markets) {
    const file = `markets/${market.id}.yaml`;
    yield* fraction(file, ["refund_second_approval_above"], market, market.refund_second_approval_above);
    for (const [index, option] of market.shipping.entries()) {
      for (const field of ["price", "free_from"] as const)
        yield* fraction(file, ["shipping", index, field], market, option[field]);
    }
    for (const [fragment, product] of products) {
      for (const { prices, at } of variantsOf(product)) {
        for (const field of ["price", "discounted"] as const) {
          const place = [...at, "prices", market.id, field];
          yield* fraction(`products/${fragment}.yaml`, place, market, prices[market.id]?.[field]);
        }
      }
    }
  }
}

function* instructions({ markets, pages }: Shop, names: Names): Generator<FolderError> {
  const isUnread = names.pages.has("withdrawal") && !pages.has("withdrawal");
  if (isUnread) return;
  const texts = pages.get("withdrawal")?.text ?? {};
  for (const { id, languages, withdrawal_days } of markets) {
    if (withdrawal_days === undefined) continue;
    const missing = languages.filter((language) => !texts[language]);
    if (missing.length === 0) continue;
    yield {
      file: `markets/${id}.yaml`,
      at: ["withdrawal_days"],
      words: `withdrawal_days needs pages/withdrawal.yaml in ${missing.join(", ")}`,
    };
  }
}

function* fraction(
  file: string,
  at: FolderError["at"],
  market: Market,
  amount?: number,
): Generator<FolderError> {
  if (amount === undefined) return;
  try {
    toMinorUnits(amount, market);
  } catch (error) {
    yield { file, at, words: `${at.join(".")} ${(error as RangeError).message}` };
  }
}

/** Deliveries must cover all of a market's countries and no others. */
function* findUncoveredCountries({ markets }: Shop): Generator<FolderError> {
  for (const { id, countries, shipping } of markets) {
    for (const [index, code] of countries.entries()) {
      if (shipping.every((option) => !option.countries.includes(code)))
        yield {
          file: `markets/${id}.yaml`,
          at: ["countries", index],
          words: `countries ${code} has no shipping option`,
        };
    }
    for (const [index, option] of shipping.entries()) {
      const other = option.countries.findIndex((code) => !countries.includes(code));
      if (other >= 0)
        yield {
          file: `markets/${id}.yaml`,
          at: ["shipping", index, "countries", other],
          words: `shipping.${index}.countries ${option.countries[other]} is none of the market's countries`,
        };
    }
  }
}
