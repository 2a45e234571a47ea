import type {
  PointsPayment,
  Refusal,
  ShippingOption,
  TypedCheckout,
} from "#machines/shopping/checkout/checkout.contract.ts";
import { toTypedAddress, typedField } from "#src/forms/address-wire.ts";
import { unknownCode, type Wire } from "#src/api/client.ts";

type Addressed = {
  delivery_address: Wire["Address"] | null;
  invoice_address: Wire["Address"] | null;
  note?: string | null;
};

export const toTyped = ({ delivery_address, invoice_address, note }: Addressed): TypedCheckout | null =>
  delivery_address && {
    delivery: toTypedAddress(delivery_address),
    invoice: invoice_address && toTypedAddress(invoice_address),
    note: note ?? "",
  };

/** Message codes by the form's field names, such as `delivery.zipCode`. */
export function toFieldErrors({ errors }: Wire["DraftBadRequest"]): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ field, code }) => {
      const [address = "", name] = field.split(".");
      if (name === undefined) return [field, code ?? "required"];
      return [`${address.replace("_address", "")}.${typedField(name)}`, code ?? "required"];
    }),
  );
}

export const toRefusals = (changes: readonly Wire["OrderChange"][]): Refusal[] => changes.map(toRefusal);

function toRefusal(change: Wire["OrderChange"]): Refusal {
  switch (change.code) {
    case "price_changed":
      return {
        code: "price_changed",
        params: {
          productId: change.product_id,
          name: change.name,
          before: change.old_price,
          after: change.new_price,
        },
      };
    case "item_unavailable":
      return { code: "item_unavailable", params: { productId: change.product_id, name: change.name } };
    case "points_changed":
      return { code: "points_changed", params: { points: change.points } };
    case "shipping_changed":
      return { code: "shipping_changed", params: { before: change.old_price, after: change.new_price } };
    case "cart_outdated":
      return { code: "cart_outdated", params: {} };
    default:
      throw unknownCode(change);
  }
}

/** The balance lets the server notice that it has changed. */
export function toWirePoints({ points, pointsBalance }: { points: PointsPayment; pointsBalance: number }) {
  switch (points.kind) {
    case "none":
      return {};
    case "some":
      return { used_points: points.points, points_balance: pointsBalance };
    case "all":
      return { paid_with_points: true, points_balance: pointsBalance };
  }
}

export const toShippingOption = (option: Wire["ShippingOption"]): ShippingOption => ({
  code: option.code,
  name: option.name,
  price: option.price_incl_vat,
  deliveryDays: { least: option.delivery_days_min, most: option.delivery_days_max },
});
