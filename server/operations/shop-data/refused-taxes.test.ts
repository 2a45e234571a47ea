import { expect, test } from "vitest";
import { folderProblems } from "#tests/support/refused-folder.ts";
import { editFile } from "#tests/support/shop-folder.ts";

test.each<[string, Record<string, unknown>, string]>([
  [
    "a tax class that a market does not know",
    editFile("products/fern.yaml", (p) => (p.tax_class = "plants")),
    "tax_class plants has no rate in tax_rates of markets/asia.yaml",
  ],
  [
    "a second standard rate",
    editFile("markets/europe.yaml", (m) => (m.tax_rates = { standard: 0.09 })),
    "tax_rates.standard is the market's vat_rate: leave it out",
  ],
  [
    "rates of a country elsewhere",
    editFile("markets/europe.yaml", (m) => (m.tax_rates_by_country = { JP: { standard: 0.1 } })),
    "tax_rates_by_country.JP is none of the market's countries",
  ],
  [
    "a country without a standard rate",
    editFile("markets/europe.yaml", (m) =>
      Object.assign(m, { tax_rates: { plants: 0.09 }, tax_rates_by_country: { BE: { plants: 0.06 } } }),
    ),
    "tax_rates_by_country.BE has no standard rate",
  ],
  [
    "a mistyped class of a country",
    editFile("markets/europe.yaml", (m) =>
      Object.assign(m, {
        tax_rates: { plants: 0.09 },
        tax_rates_by_country: { BE: { standard: 0.21, plant: 0.06 } },
      }),
    ),
    "tax_rates_by_country.BE.plant is no class in the market's tax_rates",
  ],
  [
    "intra-Community supplies of a seller outside the EU",
    editFile("markets/japan.yaml", (m) =>
      Object.assign(m, { intra_community_supply: true, seller: { ...m.seller, country: "JP" } }),
    ),
    "intra_community_supply needs a seller in an EU country with a VAT ID of that country",
  ],
  [
    "intra-Community supplies under another country's VAT ID",
    editFile("markets/europe.yaml", (m) =>
      Object.assign(m, { intra_community_supply: true, seller: { ...m.seller, vat_number: "BE0123456749" } }),
    ),
    "intra_community_supply needs a seller in an EU country with a VAT ID of that country",
  ],
  [
    "a rate in percent",
    editFile("markets/europe.yaml", (m) => (m.tax_rates = { plants: 9 })),
    "tax_rates.plants",
  ],
  [
    "a net discount above the gross price at the reduced rate",
    editFile("products/fern.yaml", (p) =>
      Object.assign(p.prices.europe, { price: 10.89, discounted: 10, discounted_includes_vat: false }),
    ),
    "prices.europe.discounted 10 is no reduction of 10.89, both with VAT",
  ],
])("%s is refused", async (_, files, words) => {
  const problems = await folderProblems(files);
  expect(problems).toContain(words);
  expect(problems).toMatch(new RegExp(`^${Object.keys(files)[0]}:\\d+: `));
});
