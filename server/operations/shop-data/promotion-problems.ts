import { toMinorUnits } from "./amounts.ts";
import { variantsOf } from "./format-goods.ts";
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
      if (amount && amount[market] === undefined)
        yield { file, at: ["amount"], words: `amount has none for ${market}` };
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
    for (const [index, { reference, prices }] of datedPrices.entries()) {
      const { product, variant } = sold.get(reference) ?? {};
      for (const market of shop.markets.filter(({ id }) => markets.includes(id))) {
        const [dated, regular] = [prices[market.id], variant?.prices[market.id]];
        if (dated === undefined || regular === undefined) continue;
        const reduced = { ...regular, discounted: dated, discounted_includes_vat: true };
        if (isReduction(reduced, market, variant?.tax_class ?? product!.tax_class)) continue;
        const at = ["prices", index, "prices", market.id];
        const words = `${at.join(".")} ${dated} is no reduction of ${regular.price}`;
        yield { file, at, words };
      }
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
