import { FormattedMessage, useIntl } from "react-intl";
import type { Wire } from "#src/api/client.ts";
import { Money } from "./format.tsx";

type Props = { of: NonNullable<Wire["ProductSummary"]["unit_price"]> };

const named = { kg: "kilogram", l: "liter", m: "meter" } as const;

export function UnitPrice({ of: { price, unit } }: Props) {
  const intl = useIntl();
  // Intl has no square metre.
  const quantity = unit === "m2" ? "1 m²" : intl.formatNumber(1, { style: "unit", unit: named[unit] });
  return (
    <FormattedMessage
      id="shell.price.unit"
      values={{ price: <Money key="price" amount={price} />, quantity: <bdi key="quantity">{quantity}</bdi> }}
    />
  );
}
