import { toMinorUnits } from "./amounts.ts";
import { variantsOf } from "./format-goods.ts";
import type { FolderError } from "./folder-errors.ts";
import type { ShopFolder } from "./format.ts";

type Shop = Pick<ShopFolder, "markets" | "products" | "promotions">;

export function* findPromotionProblems(shop: Shop): Generator<FolderError> {
  const references = new Set(
    [...shop.products.values()].flatMap((product) => variantsOf(product).map(({ reference }) => reference)),
  );
  const first = new Map<string, string>();
  for (const [id, promotion] of shop.promotions) {
    const file = `promotions/${id}.yaml`;
    const { code, amount, minimum, quantity_prices = [], markets } = promotion;
    const other = code === undefined ? undefined : first.get(code);
    if (other !== undefined) yield { file, at: ["code"], words: `code is that of ${other} too` };
    if (code !== undefined && other === undefined) first.set(code, file);
    yield* amountProblems(file, ["amount"], amount, shop.markets);
    yield* amountProblems(file, ["minimum"], minimum, shop.markets);
    for (const market of markets) {
      if (amount && amount[market] === undefined)
        yield { file, at: ["amount"], words: `amount has none for ${market}` };
    }
    for (const [index, { reference, prices }] of quantity_prices.entries()) {
      const at = ["quantity_prices", index];
      if (!references.has(reference))
        yield {
          file,
          at: [...at, "reference"],
          words: `quantity_prices.${index}.reference "${reference}" is none of the folder's products`,
        };
      yield* amountProblems(file, [...at, "prices"], prices, shop.markets);
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
