import { FormattedMessage, useIntl } from "react-intl";
import { facets, type Facet, type FacetValue } from "#domain/filters.ts";
import type { Wire } from "#src/api/client.ts";
import { FacetText } from "./facet-text.tsx";

type Need = Wire["UnderstoodNeed"];

/** A need that a search contains. Unlike in the filters, the facet's name is not shown, so some texts are longer. */
export function NeedText({ filter, values }: Need) {
  switch (filter) {
    case "offers":
      return <FormattedMessage id="facts.filter.offers" />;
    case "sowing":
    case "planting":
    case "flowering":
    case "harvest":
      return (
        <>
          <FormattedMessage id={`facts.season.${filter}`} />: <MonthNames months={values.map(Number)} />
        </>
      );
    default:
      return valuesOf(filter, values).map((value, index) => (
        <span key={value}>
          {index > 0 && " · "}
          <ValueText filter={filter} value={value} />
        </span>
      ));
  }
}

const valuesOf = (name: Facet, values: readonly string[]): FacetValue[] =>
  facets[name].filter((value) => values.includes(value));

const ValueText = ({ filter, value }: { filter: Facet; value: FacetValue }) =>
  filter === "pets" || filter === "water" ? (
    <FormattedMessage id={`facts.need.${filter}.${value}`} />
  ) : (
    <FacetText name={filter} value={value} />
  );

function MonthNames({ months }: { months: readonly number[] }) {
  const intl = useIntl();
  const names = months.map((month) =>
    intl.formatDate(Date.UTC(2026, month - 1, 1), { month: "long", timeZone: "UTC" }),
  );
  return intl.formatList(names, { type: "disjunction" });
}
