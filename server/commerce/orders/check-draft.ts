import { addressProblems, type AddressFields } from "#domain/address.ts";
import { fromWire, minorUnits } from "#domain/money.ts";
import { hasInvisibleCharacters } from "#domain/note.ts";
import type { MarketRow } from "#server/commerce/markets/markets.ts";
import { addressErrors } from "#server/http/address-errors.ts";
import type { Schemas } from "#server/http/reply.ts";
import { invoiceAddressProblems } from "./market-terms.ts";
import { vatIdErrors } from "./order-vat-id.ts";
import type { RequestedLine } from "./pricing.ts";

export type Draft = Schemas["OrderDraft"];
export type FieldErrors = Schemas["DraftBadRequest"]["errors"];

/** An address that was read back names its order. */
export const withoutOrderId = ({ id_order: _order, ...address }: Draft["delivery_address"]): AddressFields =>
  address;

/** A default variant has its product's id, so it needs no query. */
export const namedVariants = ({ items }: Draft): string[] =>
  items.flatMap(({ product_id, variant_id = product_id }) => (variant_id === product_id ? [] : [variant_id]));

/** The errors of a draft that are found without prices, or its lines. `productsOfVariants`: of the named variants. */
export function checkDraft(
  draft: Draft,
  market: MarketRow,
  productsOfVariants: ReadonlyMap<string, string>,
): { errors: FieldErrors } | { wanted: RequestedLine[] } {
  const errors: FieldErrors = addressErrors(
    "delivery_address",
    addressProblems(draft.delivery_address, market),
  );
  errors.push(...addressErrors("invoice_address", invoiceAddressProblems(draft.invoice_address, market)));
  for (const field of ["note", "gift_note"] as const) {
    if (hasInvisibleCharacters(draft[field] ?? ""))
      errors.push({ field, message: "holds characters that nobody sees", code: "unseen_marks" });
  }
  errors.push(...vatIdErrors(draft, market));
  const wanted: RequestedLine[] = [];
  for (const [index, { product_id, variant_id = product_id, count, price }] of draft.items.entries()) {
    if (variant_id !== product_id && productsOfVariants.get(variant_id) !== product_id)
      errors.push({ field: `items.${index}.variant_id`, message: "is not a variant of this product" });
    try {
      wanted.push({ product_id, variant_id, count, unit: minorUnits(fromWire(price, market)) });
    } catch (error) {
      errors.push({ field: `items.${index}.price`, message: (error as Error).message });
    }
  }
  return errors.length > 0 ? { errors } : { wanted };
}
