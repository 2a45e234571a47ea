import type { Refusal, ShippingOption, Shortage, TypedCheckout } from "./checkout.contract.ts";

/** Examples for paths and tests. */
export const typed: TypedCheckout = {
  email: "",
  delivery: {
    firstName: "Ada",
    lastName: "Jansen",
    company: "",
    street: "Prinsengracht 12",
    additionalInfo: "",
    city: "Amsterdam",
    zipCode: "1015 DV",
    country: "NL",
    phone: "+31 20 555 0101",
  },
  invoice: null,
  vatId: "",
  note: "Behind the gate, please.",
  giftNote: null,
};
export const typedGift: TypedCheckout = {
  ...typed,
  delivery: { ...typed.delivery, firstName: "Tom", street: "Lindengracht 7", zipCode: "1015 KC" },
  invoice: typed.delivery,
  giftNote: "Happy birthday!\nIt likes a place out of the wind.",
};
export const typedByGuest: TypedCheckout = { ...typed, email: "ada@example.com" };
export const laterDates = [
  { leavesOn: "2026-11-24", arrivesFrom: "2026-11-26", arrivesTo: "2026-11-30" },
  { leavesOn: "2026-11-26", arrivesFrom: "2026-11-30", arrivesTo: "2026-12-02" },
] as const;
export const standard: ShippingOption = {
  code: "standard",
  name: "Standard delivery",
  price: 6.95,
  reduction: 0,
  deliveryDays: { least: 2, most: 4 },
  isCollected: false,
  dates: { leavesOn: "2026-11-23", arrivesFrom: "2026-11-25", arrivesTo: "2026-11-27" },
  laterDates,
};
export const express: ShippingOption = {
  ...standard,
  code: "express",
  name: "Express delivery",
  price: 12.95,
  reduction: 0,
  laterDates: [],
};
export const dearer: Refusal = {
  code: "price_changed",
  params: { variantId: "boston-fern", name: "Boston fern", before: 14.5, after: 15 },
};
export const unavailable: Refusal = {
  code: "item_unavailable",
  params: { variantId: "weaving-loom-kit", name: "Weaving loom kit" },
};
export const shortage: Shortage = {
  productId: "boston-fern",
  variantId: "boston-fern",
  name: "Boston fern",
  wanted: 3,
  left: 1,
};
export const soldOut: Shortage = {
  productId: "weaving-loom-kit",
  variantId: "weaving-loom-kit",
  name: "Weaving loom kit",
  wanted: 1,
  left: 0,
};
export const fewerPoints: Refusal = { code: "points_changed", params: { points: 300 } };
export const later: Refusal = {
  code: "delivery_date_changed",
  params: {
    isCollected: false,
    before: { arrivesFrom: "2026-11-25", arrivesTo: "2026-11-27" },
    after: { arrivesFrom: "2026-11-26", arrivesTo: "2026-11-30" },
  },
};
export const outdated: Refusal = { code: "cart_outdated", params: {} };
export const fieldErrors = {
  "delivery.lastName": "required",
  "delivery.street": "latin_only",
  "delivery.zipCode": "zip_format",
  "delivery.country": "country_not_available",
  "delivery.phone": "phone_format",
  vatId: "vat_id_not_confirmed",
  giftNote: "unseen_marks",
};
