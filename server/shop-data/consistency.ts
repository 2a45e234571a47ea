import type { ShopFolder } from "./format.ts";
import { minor } from "./amounts.ts";
import type { Mistake } from "./mistakes.ts";

type Market = ShopFolder["markets"][number];

/** Mistakes that show only when all files are read together. */
export function* consistencyMistakes(shop: ShopFolder): Generator<Mistake> {
  yield* circles(shop);
  yield* sharedReferences(shop);
  yield* wordless(shop);
  yield* raises(shop);
  yield* fractions(shop);
  yield* instructions(shop);
}

function* circles({ categories }: ShopFolder): Generator<Mistake> {
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

function* sharedReferences({ products }: ShopFolder): Generator<Mistake> {
  const first = new Map<string, string>();
  for (const [fragment, { reference }] of products) {
    const other = first.get(reference);
    if (other === undefined) first.set(reference, fragment);
    else
      yield {
        file: `products/${fragment}.yaml`,
        at: ["reference"],
        words: `reference ${reference} is that of "${other}"`,
      };
  }
}

/** The first language of a market fills in for the others. */
function* wordless({
  markets,
  languages: known,
  products,
  categories,
  pages,
}: ShopFolder): Generator<Mistake> {
  const firsts = new Map(
    markets.flatMap(({ id, languages: [first] }) =>
      known.some((one) => one.id === first) ? [[first!, id] as const] : [],
    ),
  );
  for (const [kind, things] of [
    ["categories", categories],
    ["pages", pages],
  ] as const) {
    for (const [fragment, { text }] of things) {
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

function* fractions({ markets, products }: ShopFolder): Generator<Mistake> {
  for (const market of markets) {
    const file = `markets/${market.id}.yaml`;
    yield* fraction(file, ["refund_second_approval_above"], market, market.refund_second_approval_above);
    for (const [index, option] of market.shipping.entries()) {
      for (const field of ["price", "free_from"] as const)
        yield* fraction(file, ["shipping", index, field], market, option[field]);
    }
    for (const [fragment, { prices }] of products) {
      for (const field of ["price", "discounted"] as const) {
        const at = ["prices", market.id, field];
        yield* fraction(`products/${fragment}.yaml`, at, market, prices[market.id]?.[field]);
      }
    }
  }
}

/** A reduction lowers the price, each with what it includes. */
function* raises({ products }: ShopFolder): Generator<Mistake> {
  for (const [fragment, { prices }] of products) {
    for (const [market, { price, discounted, includes_vat, discounted_includes_vat }] of Object.entries(
      prices,
    )) {
      if (discounted !== undefined && includes_vat === discounted_includes_vat && discounted >= price)
        yield {
          file: `products/${fragment}.yaml`,
          at: ["prices", market, "discounted"],
          words: `prices.${market}.discounted ${discounted} is no reduction of ${price}`,
        };
    }
  }
}

function* instructions({ markets, pages }: ShopFolder): Generator<Mistake> {
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

function* fraction(file: string, at: Mistake["at"], market: Market, amount?: number): Generator<Mistake> {
  if (amount === undefined) return;
  try {
    minor(amount, market);
  } catch (error) {
    yield { file, at, words: `${at.join(".")} ${(error as RangeError).message}` };
  }
}
