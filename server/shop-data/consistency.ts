import type { ShopFolder } from "./format.ts";
import { minor } from "./amounts.ts";

type Market = ShopFolder["markets"][number];

/** Mistakes that show only when all files are read together. */
export function* consistencyProblems(shop: ShopFolder): Generator<string> {
  yield* circles(shop);
  yield* sharedReferences(shop);
  yield* fractions(shop);
  yield* instructions(shop);
}

function* circles({ categories }: ShopFolder): Generator<string> {
  for (const [fragment] of categories) {
    const above = new Set<string>();
    for (let parent = categories.get(fragment)?.parent; parent && !above.has(parent);) {
      above.add(parent);
      parent = categories.get(parent)?.parent;
    }
    if (above.has(fragment)) yield `categories/${fragment}.yaml: parent leads back to "${fragment}"`;
  }
}

function* sharedReferences({ products }: ShopFolder): Generator<string> {
  const first = new Map<string, string>();
  for (const [fragment, { reference }] of products) {
    const other = first.get(reference);
    if (other) yield `products/${fragment}.yaml: reference ${reference} is that of "${other}"`;
    else first.set(reference, fragment);
  }
}

function* fractions({ markets, products }: ShopFolder): Generator<string> {
  for (const market of markets) {
    const where = `markets/${market.id}.yaml: refund_second_approval_above`;
    yield* fraction(where, market, [market.refund_second_approval_above]);
    for (const { code, price, free_from } of market.shipping) {
      yield* fraction(`markets/${market.id}.yaml: shipping ${code}`, market, [price, free_from]);
    }
    for (const [fragment, { prices }] of products) {
      const { price, discounted } = prices[market.id] ?? {};
      yield* fraction(`products/${fragment}.yaml: prices.${market.id}`, market, [price, discounted]);
    }
  }
}

function* instructions({ markets, pages }: ShopFolder): Generator<string> {
  const texts = pages.get("withdrawal")?.text ?? {};
  for (const { id, languages, withdrawal_days } of markets) {
    if (withdrawal_days === undefined) continue;
    const missing = languages.filter((language) => !texts[language]);
    if (missing.length === 0) continue;
    yield `markets/${id}.yaml: withdrawal_days needs pages/withdrawal.yaml in ${missing.join(", ")}`;
  }
}

function* fraction(where: string, market: Market, amounts: (number | undefined)[]): Generator<string> {
  for (const amount of amounts) {
    if (amount === undefined) continue;
    try {
      minor(amount, market);
    } catch (error) {
      yield `${where} ${(error as RangeError).message}`;
    }
  }
}
