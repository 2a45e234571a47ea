import { countryOf } from "#domain/countries.ts";
import { isMemberState } from "#domain/vat-id.ts";
import { isPublic } from "#server/http/is-public.ts";
import type { Facts, MarketFacts } from "./facts.ts";
import { createFindings, type Finding } from "./finding.ts";

const { ok, warning, error } = createFindings("shop");
const withParts = new Set("DE ES FI FR GR IT".split(" "));

const mostNamed = 10;

export function shopRules({ shop, settings }: Pick<Facts, "shop" | "settings">): Finding[] {
  if (shop === null) return [];
  if ("problem" in shop) return [error(shop.problem, "Put that right, and ask again.")];
  const { isEmpty, isDemo, markets, languagesWithoutTexts, bankProblem } = shop.fact;
  const { uncountedVariants, finishedPromotions } = shop.fact;
  if (isEmpty)
    return settings.demo
      ? [ok("The first start fills the database with the demo shop.")]
      : [error("The database holds no shop.", "Bring yours: npm run shop -- apply <folder>")];
  const findings = markets.flatMap(marketRules);
  if (isDemo && (isPublic(settings) || settings.sandbox === null))
    findings.unshift(
      (settings.demoSaidOutright && settings.sandbox !== null ? warning : error)(
        `The database holds the demo shop, and everybody knows its administrators' passwords; it is ${settings.sandbox ? "reachable by others" : "to take real money"}.`,
        "Use a database of its own for a shop that sells.",
      ),
    );
  for (const id of languagesWithoutTexts)
    findings.push(
      warning(
        `The language ${id} has no texts of its own: its screens, mails and documents are in English.`,
        `Write them into messages/${id}, or give it translations as an administrator, or take it out of the markets.`,
      ),
    );
  if (uncountedVariants.length > 0)
    findings.push(
      warning(
        `The stock of ${named(uncountedVariants)} is tracked and was never counted, so that they are sold out.`,
        "Count them under Administration, Stock, or give their files an opening stock.",
      ),
    );
  if (finishedPromotions.length > 0)
    findings.push(
      warning(
        `Promotions that have ended or are used up: ${named(finishedPromotions)}.`,
        "Take their files out of promotions/; orders keep what they were given.",
      ),
    );
  if (bankProblem !== null)
    findings.push(error(bankProblem, "Without it nobody can be paid out; see docs/backups.md."));
  if (findings.length > 0) return findings;
  return [ok(`The markets ${markets.map(({ id }) => id).join(", ")} have what their taxes need.`)];
}

const named = (all: readonly string[]): string =>
  `${all.slice(0, mostNamed).join(", ")}${all.length > mostNamed ? " and others" : ""}`;

/** Countries of a market without rates of their own have those of the market. */
function marketRules(market: MarketFacts): Finding[] {
  const {
    id,
    countries,
    vatBasisPoints,
    countriesWithOwnRates,
    taxKind,
    excludesVatAreas,
    withdrawalDays,
    seller,
  } = market;
  const inFolder = `in markets/${id}.yaml`;
  const unknown = countries.filter((country) => countryOf(country) === null);
  const inUnion = countries.filter(isMemberState);
  const foreign = inUnion.filter(
    (country) => country !== seller.country && !countriesWithOwnRates.includes(country),
  );
  const parts = inUnion.filter((country) => withParts.has(country));
  const rules: [boolean, string, string, typeof warning][] = [
    [countries.length === 0, "serves no country", `Name one ${inFolder}, or close the market.`, error],
    [
      unknown.length > 0,
      `serves ${unknown.join(", ")}, of which the shop knows no name`,
      `Correct countries ${inFolder}.`,
      error,
    ],
    [
      vatBasisPoints === 0 && inUnion.length > 0,
      `takes no VAT, and serves ${inUnion.join(", ")}, where it is due`,
      `Set vat_rate ${inFolder}.`,
      error,
    ],
    [
      vatBasisPoints > 0 && seller.vat_number.trim() === "",
      "takes VAT, and its invoices have no VAT number",
      `Set the seller's vat_number ${inFolder}.`,
      error,
    ],
    [
      parts.length > 0 && !excludesVatAreas,
      `serves ${parts.join(", ")} with those parts where the union's VAT is not due`,
      `Set exclude_eu_vat_areas: true ${inFolder}, or ask your tax adviser.`,
      warning,
    ],
    [
      vatBasisPoints > 0 && foreign.length > 0,
      `takes ${vatBasisPoints / 100} % VAT in ${foreign.join(", ")} as well, which have rates of their own`,
      `Above 10,000 euros a year into other countries of the union each one's own rate is due: set tax_rates_by_country ${inFolder}, or ask your tax adviser.`,
      warning,
    ],
    [
      (taxKind === "consumption_tax") !== (countries.length === 1 && countries[0] === "JP"),
      `calls its tax ${taxKind}, in ${countries.join(", ")}`,
      `Japan's is consumption_tax, all others' vat: correct tax_kind ${inFolder}.`,
      warning,
    ],
    [
      withdrawalDays !== null && seller.phone === undefined,
      "tells of the right of withdrawal, without the telephone number that the law wants there",
      `Set the seller's phone ${inFolder}, and write it into pages/withdrawal.yaml.`,
      warning,
    ],
  ];
  return rules.flatMap(([applies, message, advice, level]) =>
    applies ? [level(`The market ${id} ${message}.`, advice)] : [],
  );
}
