import type {
  CompareMarketsInput,
  CompareMarketsOutput,
  LineComparison,
} from "#machines/shell/market/market.contract.ts";
import { shownPrice } from "#domain/price.ts";
import { dataOf, type Api, type Wire } from "#src/api/client.ts";

/** @param ids of the variants in the cart */
export async function compareMarkets(
  api: Api,
  input: CompareMarketsInput & { ids: readonly string[] },
  signal: AbortSignal,
): Promise<Extract<CompareMarketsOutput, { outcome: "compared" }>> {
  const marketOf = async (id: string) =>
    dataOf(await api.GET("/markets/{id}", { params: { path: { id } }, signal }));
  const [from, to] = await Promise.all([marketOf(input.from), marketOf(input.to)]);
  const languageId = to.languages.includes(input.languageId) ? input.languageId : to.languages[0]!;
  const { lines, rates } = await compareLines(
    api,
    { from, to, languageId: input.languageId, ids: input.ids },
    signal,
  );
  return {
    outcome: "compared",
    marketId: to.id,
    languageId,
    currencyBefore: currencyOf(from),
    currencyAfter: currencyOf(to),
    vatBefore: rates.before,
    vatAfter: rates.after,
    lines,
  };
}

const currencyOf = ({ currency, currency_precision }: Wire["Market"]) => ({ currency, currency_precision });

type Comparison = { from: Wire["Market"]; to: Wire["Market"]; languageId: string; ids: readonly string[] };

async function compareLines(
  api: Api,
  { from, to, languageId, ids }: Comparison,
  signal: AbortSignal,
): Promise<{ lines: LineComparison[]; rates: { before: number; after: number } }> {
  const own = { before: from.vat_rate, after: to.vat_rate };
  if (ids.length === 0) return { lines: [], rates: own };
  const named = async () => {
    const params = { path: { languageId }, query: { ids: ids.join() } };
    return dataOf(await api.GET("/products/known/{languageId}", { params, signal }));
  };
  const pricesIn = async (market: Wire["Market"]) => {
    const path = { marketId: market.id, languageId };
    const query = { ids: ids.join(), limit: 100 };
    const sold = dataOf(
      await api.GET("/products/search/{languageId}/{marketId}", { params: { path, query }, signal }),
    );
    return new Map(
      sold.map((product) => [
        product.variant_id,
        { price: shownPrice(product, market).price, rate: product.vat_rate ?? market.vat_rate },
      ]),
    );
  };
  const [products, before, after] = await Promise.all([named(), pricesIn(from), pricesIn(to)]);
  const lines = products.map(({ variant_id: id, name, variant_name }) => ({
    variantId: id,
    name,
    variantName: variant_name,
    before: before.get(id)?.price ?? null,
    after: after.get(id)?.price ?? null,
  }));
  return { lines, rates: commonRates([...before.values()], [...after.values()], own) };
}

type Rated = { rate: number };
type Rates = { before: number; after: number };

/**
 * The tax rates of the cart's goods before and after; the markets' own if none of them is sold in both. If the goods have
 * several rates, 0 and 0: no single rate changes.
 */
function commonRates(before: readonly Rated[], after: readonly Rated[], own: Rates): Rates {
  const [from, ...othersBefore] = new Set(before.map(({ rate }) => rate));
  const [to, ...othersAfter] = new Set(after.map(({ rate }) => rate));
  if (from === undefined || to === undefined) return own;
  return othersBefore.length + othersAfter.length === 0
    ? { before: from, after: to }
    : { before: 0, after: 0 };
}
