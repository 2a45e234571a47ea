import { minorUnits, type BasisPoints, type Money } from "./money.ts";
import { unitPrice, type SetPrice } from "./price.ts";

/** The price with a dated price instead of its own reduction, if that is lower; both incl. VAT. */
export function withDatedPrice(regular: SetPrice, dated: Money | null, vat: BasisPoints): SetPrice {
  const isLower = dated !== null && minorUnits(dated) < minorUnits(unitPrice(regular, vat).now);
  return isLower ? { ...regular, discounted: dated, discountedIncludesVat: true } : regular;
}
