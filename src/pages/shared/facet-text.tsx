import { FormattedMessage, useIntl } from "react-intl";
import type { Facet, FacetValue } from "#domain/filters.ts";
import { sizeLimits, sizes, type Size } from "#domain/plant-facts.ts";

export function FacetText({ name, value }: { name: Facet; value: FacetValue }) {
  const intl = useIntl();
  const limit = isSize(value) ? sizeLimits[value === "large" ? "medium" : value] : 0;
  const height = intl.formatNumber(limit, { style: "unit", unit: "centimeter" });
  return <FormattedMessage id={`facts.${name}.${value}`} values={{ height }} />;
}

const isSize = (value: FacetValue): value is Size => (sizes as readonly FacetValue[]).includes(value);
