import { fromPromise } from "xstate";
import type {
  CompareMarketsInput,
  CompareMarketsOutput,
  MarketChoice,
} from "../../../machines/market/market.contract.ts";
import { foreseeing } from "../../api/answering.ts";
import { dataOf, type Api } from "../../api/client.ts";

export type MarketActorDependencies = {
  api: Api;
  remember: (choice: MarketChoice) => void;
  /** What is in the cart, a visitor's or a customer's. */
  cartLines: () => readonly { productId: string; name: string }[];
};

export const marketActors = ({ api, remember, cartLines }: MarketActorDependencies) => ({
  compareMarkets: foreseeing<CompareMarketsOutput, CompareMarketsInput>()(async ({ input, signal }) => {
    const [from, to] = await Promise.all(
      [input.from, input.to].map(async (id) =>
        dataOf(await api.GET("/markets/{id}", { params: { path: { id } }, signal })),
      ),
    );
    const languageId = to!.languages.includes(input.languageId) ? input.languageId : to!.languages[0]!;
    const lines = cartLines();
    const ids = lines.map(({ productId }) => productId);
    const sold = await idsSold(api, { marketId: to!.id, languageId }, ids, signal);
    return {
      outcome: "compared",
      marketId: to!.id,
      languageId,
      currencyBefore: from!.currency,
      currencyAfter: to!.currency,
      vatBefore: from!.vat_rate,
      vatAfter: to!.vat_rate,
      linesNotSold: lines.filter(({ productId }) => !sold.has(productId)).map(({ name }) => name),
    };
  }),

  remember: fromPromise<void, MarketChoice>(async ({ input }) => remember(input)),
});

async function idsSold(
  api: Api,
  place: { marketId: string; languageId: string },
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const query = { ids: ids.join(), limit: 100 };
  const products = dataOf(
    await api.GET("/products/search/{languageId}/{marketId}", { params: { path: place, query }, signal }),
  );
  return new Set(products.map(({ id }) => id));
}
