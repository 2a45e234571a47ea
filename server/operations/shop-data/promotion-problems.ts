import { toMinorUnits } from "./amounts.ts";
import { variantsOf, type ProductData } from "./format-goods.ts";
import type { PromotionData } from "./format-promotions.ts";
import type { FolderError } from "./folder-errors.ts";
import type { ShopFolder } from "./format.ts";
import { isReduction } from "./price-raises.ts";

type Shop = Pick<ShopFolder, "markets" | "products" | "promotions">;

export function* findPromotionProblems(shop: Shop): Generator<FolderError> {
  const sold = new Map(
    [...shop.products.values()].flatMap((product) =>
      variantsOf(product).map((variant) => [variant.reference, { product, variant }] as const),
    ),
  );
  const first = new Map<string, string>();
  for (const [id, promotion] of shop.promotions) {
    const file = `promotions/${id}.yaml`;
    const { code, amount, minimum, quantity_prices = [], prices: datedPrices = [], markets } = promotion;
    const other = code === undefined ? undefined : first.get(code);
    if (other !== undefined) yield { file, at: ["code"], words: `code is that of ${other} too` };
    if (code !== undefined && other === undefined) first.set(code, file);
    yield* amountProblems(file, ["amount"], amount, shop.markets);
    yield* amountProblems(file, ["minimum"], minimum, shop.markets);
    for (const market of markets) {
      for (const [field, amounts] of Object.entries({ amount, minimum }))
        if (amounts && amounts[market] === undefined)
          yield { file, at: [field], words: `${field} has none for ${market}` };
    }
    for (const [field, list] of Object.entries({ quantity_prices, prices: datedPrices })) {
      for (const [index, { reference, prices }] of list.entries()) {
        const at = [field, index];
        if (!sold.has(reference))
          yield {
            file,
            at: [...at, "reference"],
            words: `${field}.${index}.reference "${reference}" is none of the folder's products`,
          };
        yield* amountProblems(file, [...at, "prices"], prices, shop.markets);
      }
    }
    yield* findRaises(file, "prices", datedPrices, markets, shop, sold);
    yield* findRaises(file, "quantity_prices", quantity_prices, markets, shop, sold);
    yield* findStepProblems(file, quantity_prices);
  }
}

type Priced = { reference: string; prices: Readonly<Record<string, number>> };
type Sold = ReadonlyMap<string, { product: ProductData; variant: ReturnType<typeof variantsOf>[number] }>;

/** Prices that are no reduction of the article's full one, both incl. VAT. */
function* findRaises(
  file: string,
  field: string,
  list: readonly Priced[],
  markets: readonly string[],
  shop: Shop,
  sold: Sold,
): Generator<FolderError> {
  for (const [index, { reference, prices }] of list.entries()) {
    const article = sold.get(reference);
    for (const market of shop.markets.filter(({ id }) => markets.includes(id))) {
      const [price, regular] = [prices[market.id], article?.variant.prices[market.id]];
      if (price === undefined || regular === undefined) continue;
      const reduced = { ...regular, discounted: price, discounted_includes_vat: true };
      if (isReduction(reduced, market, article!.variant.tax_class ?? article!.product.tax_class)) continue;
      const at = [field, index, "prices", market.id];
      yield { file, at, words: `${at.join(".")} ${price} is no reduction of ${regular.price}` };
    }
  }
}

/** Of the steps of an article, a later one must be cheaper. */
function* findStepProblems(
  file: string,
  steps: NonNullable<PromotionData["quantity_prices"]>,
): Generator<FolderError> {
  for (const [index, step] of steps.entries()) {
    for (const other of steps.filter((one) => one !== step && one.reference === step.reference)) {
      const at = ["quantity_prices", index];
      if (other.from === step.from && steps.indexOf(other) < index)
        yield { file, at: [...at, "from"], words: `quantity_prices.${index}.from is that of another step` };
      for (const [market, price] of Object.entries(step.prices))
        if (other.from < step.from && (other.prices[market] ?? Infinity) <= price)
          yield {
            file,
            at: [...at, "prices", market],
            words: `quantity_prices.${index}.prices.${market} ${price} is not below that from ${other.from}`,
          };
    }
  }
}

function* amountProblems(
  file: string,
  at: FolderError["at"],
  amounts: Readonly<Record<string, number>> | undefined,
  markets: Shop["markets"],
): Generator<FolderError> {
  for (const [id, amount] of Object.entries(amounts ?? {})) {
    const market = markets.find((one) => one.id === id);
    if (!market) continue;
    try {
      toMinorUnits(amount, market);
    } catch (error) {
      const path = [...at, id];
      yield { file, at: path, words: `${path.join(".")} ${(error as RangeError).message}` };
    }
  }
}
