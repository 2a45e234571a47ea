import { vatBasisPoints } from "#domain/money.ts";
import { standardTaxClass, type RatesByClass, type TaxedMarket } from "#domain/tax.ts";
import { isMemberState, normalizeVatId, vatIdCountry } from "#domain/vat-id.ts";
import type { FolderError } from "./folder-errors.ts";
import type { ShopFolder } from "./format.ts";
import { variantsOf } from "./format-goods.ts";

type Market = ShopFolder["markets"][number];
type TaxRates = Pick<Market, "vat_rate" | "tax_rates" | "tax_rates_by_country">;

/** A market file's rates as stored: in basis points. */
export const storedTaxRates = ({ vat_rate, tax_rates, tax_rates_by_country }: TaxRates): TaxedMarket => ({
  vat_basis_points: basisPoints(vat_rate),
  tax_rates: mapValues(tax_rates, basisPoints),
  tax_rates_by_country: mapValues(tax_rates_by_country, (rates) => mapValues(rates, basisPoints)),
});

/** Stored rates as in a market's file. */
export const taxRatesFile = (market: TaxedMarket): TaxRates => ({
  vat_rate: fraction(market.vat_basis_points),
  tax_rates: mapValues(market.tax_rates, fraction),
  tax_rates_by_country: mapValues(market.tax_rates_by_country, (rates: RatesByClass) =>
    mapValues(rates, fraction),
  ),
});

const basisPoints = (rate: number): number => Number(vatBasisPoints(rate));
const fraction = (rate: number): number => rate / 10_000;

const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

/**
 * Classes without a rate where they are sold, rates of countries that the market does not serve, and sellers who cannot
 * make intra-Community supplies.
 */
export function* findTaxProblems({
  markets,
  products,
}: Pick<ShopFolder, "markets" | "products">): Generator<FolderError> {
  for (const market of markets) yield* marketTaxProblems(market);
  for (const [fragment, product] of products) {
    for (const { tax_class: own, prices, at } of variantsOf(product)) {
      const taxClass = own ?? product.tax_class;
      if (taxClass === standardTaxClass) continue;
      const market = markets.find(({ id, tax_rates }) => prices[id] && !Object.hasOwn(tax_rates, taxClass));
      if (!market) continue;
      const place = own === undefined ? ["tax_class"] : [...at, "tax_class"];
      yield {
        file: `products/${fragment}.yaml`,
        at: place,
        words: `${place.join(".")} ${taxClass} has no rate in tax_rates of markets/${market.id}.yaml`,
      };
    }
  }
}

function* marketTaxProblems(market: Market): Generator<FolderError> {
  const { id, countries, tax_rates, tax_rates_by_country } = market;
  const file = `markets/${id}.yaml`;
  if (market.intra_community_supply && !canSupplyWithinUnion(market.seller))
    yield {
      file,
      at: ["intra_community_supply"],
      words: "intra_community_supply needs a seller in an EU country with a VAT ID of that country",
    };
  if (Object.hasOwn(tax_rates, standardTaxClass))
    yield {
      file,
      at: ["tax_rates", standardTaxClass],
      words: `tax_rates.${standardTaxClass} is the market's vat_rate: leave it out`,
    };
  for (const [country, rates] of Object.entries(tax_rates_by_country)) {
    const at = ["tax_rates_by_country", country];
    const name = at.join(".");
    if (!countries.includes(country)) yield { file, at, words: `${name} is none of the market's countries` };
    if (!Object.hasOwn(rates, standardTaxClass))
      yield { file, at, words: `${name} has no ${standardTaxClass} rate` };
    const unknown = Object.keys(rates).find(
      (taxClass) => taxClass !== standardTaxClass && !Object.hasOwn(tax_rates, taxClass),
    );
    if (unknown !== undefined)
      yield { file, at: [...at, unknown], words: `${name}.${unknown} is no class in the market's tax_rates` };
  }
}

function canSupplyWithinUnion({ country, vat_number }: Market["seller"]): boolean {
  const vatId = normalizeVatId(vat_number);
  return isMemberState(country) && vatId !== null && vatIdCountry(vatId) === country;
}
