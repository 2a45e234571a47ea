import type {
  ArrivalDays,
  PointsPayment,
  Refusal,
  ShippingOption,
  Shortage,
  TypedCheckout,
  VatIdCheck,
} from "#machines/shopping/checkout/checkout.contract.ts";
import { promisedDates } from "#src/orders/delivery-dates.tsx";
import { toTypedAddress, typedField } from "#src/forms/address-wire.ts";
import { unknownCode, type Wire } from "#src/api/client.ts";

type Addressed = {
  delivery_address: Wire["Address"] | null;
  invoice_address: Wire["Address"] | null;
  note?: string | null;
  /** Servers of the last release send none. */
  gift_note?: string | null;
  vat_id?: string | null;
};

export const toTyped = ({
  delivery_address,
  invoice_address,
  note,
  gift_note,
  vat_id,
}: Addressed): TypedCheckout | null =>
  delivery_address && {
    email: "",
    delivery: toTypedAddress(delivery_address),
    invoice: invoice_address && toTypedAddress(invoice_address),
    vatId: vat_id ?? "",
    note: note ?? "",
    giftNote: gift_note ?? null,
  };

/** Whether businesses can give a VAT ID for deliveries to a country. Servers of the last release name no countries. */
export const acceptsVatId = (
  { vat_id_countries = [] }: { vat_id_countries?: readonly string[] },
  country: string,
): boolean => vat_id_countries.includes(country);

/** Servers of the last release check no VAT IDs. */
export function vatIdCheckOf({
  vat_id = null,
  tax_exemption = null,
}: Partial<Pick<Wire["Order"], "vat_id" | "tax_exemption">>): VatIdCheck {
  if (vat_id === null) return null;
  return tax_exemption === null ? "unavailable" : "confirmed";
}

/** Message codes by the form's field names, such as `delivery.zipCode`. */
export function toFieldErrors(
  errors: readonly { field: string; code?: string | undefined }[],
): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ field, code }) => {
      const [address = "", name] = field.split(".");
      // A schema's error, which has no code.
      if (field === "email") return ["email", code ?? "email_format"];
      if (field === "vat_id") return ["vatId", code ?? "required"];
      if (field === "gift_note") return ["giftNote", code ?? "too_long"];
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
          variantId: change.variant_id,
          name: change.name,
          before: change.old_price,
          after: change.new_price,
        },
      };
    case "item_unavailable":
      return { code: "item_unavailable", params: { variantId: change.variant_id, name: change.name } };
    case "points_changed":
      return { code: "points_changed", params: { points: change.points } };
    case "shipping_changed":
      return { code: "shipping_changed", params: { before: change.old_price, after: change.new_price } };
    case "delivery_date_changed":
      return {
        code: "delivery_date_changed",
        params: {
          isCollected: change.collected,
          before: toArrivalDays(change.old_arrival),
          after: change.new_arrival && toArrivalDays(change.new_arrival),
        },
      };
    case "promotion_changed":
    case "coupon_ended":
    case "coupon_used_up":
      return {
        code: change.code,
        params: { name: change.name, before: change.old_price, after: change.new_price },
      };
    case "cart_outdated":
      return { code: "cart_outdated", params: {} };
    default:
      throw unknownCode(change);
  }
}

const toArrivalDays = ({ arrives_from, arrives_to }: Wire["Arrival"]): ArrivalDays => ({
  arrivesFrom: arrives_from,
  arrivesTo: arrives_to,
});

export const toWireArrival = (days: ArrivalDays | null) =>
  days && { shown_arrival: { arrives_from: days.arrivesFrom, arrives_to: days.arrivesTo } };

export const toShortage = ({ product_id, variant_id, ...line }: Wire["Shortage"]): Shortage => ({
  productId: product_id,
  variantId: variant_id,
  ...line,
});

/** The balance lets the server notice that it has changed. */
export function toWirePoints({ points, pointsBalance }: { points: PointsPayment; pointsBalance: number }) {
  switch (points.kind) {
    case "none":
      return {};
    case "some":
      return { used_points: points.points, points_balance: pointsBalance };
    case "all":
      return { paid_with_points: true, used_points: points.points, points_balance: pointsBalance };
  }
}

export const toShippingOption = (option: Wire["ShippingOption"]): ShippingOption => ({
  code: option.code,
  name: option.name,
  price: option.price_incl_vat,
  // Servers of the last release send none.
  reduction: option.reduction_incl_vat ?? 0,
  deliveryDays: { least: option.delivery_days_min, most: option.delivery_days_max },
  isCollected: option.collected ?? false,
  dates: promisedDates(option),
  // Servers of the last release send none of these.
  openingHours: option.opening_hours ?? null,
  ...(option.later_dates && {
    laterDates: option.later_dates.map((dates) => ({ ...toArrivalDays(dates), leavesOn: dates.leaves_on })),
  }),
});
