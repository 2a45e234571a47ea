import type { Stage } from "#machines/administration/fulfilment/fulfilment.contract.ts";
import { photoStages } from "#domain/photos.ts";
import { isTrackingUrl } from "#domain/tracking.ts";

const orderStages: readonly Stage[] = [
  "unpaid",
  "to_ship",
  "withdrawn",
  "refunded",
  "shipped",
  "delivered",
  "cancelled",
];

const proofMethods = ["app", "passkey", "password", "recovery_code"];

/** The charts' own words by key. A closed list, so that nothing a person typed gets through. */
const words: Readonly<Record<string, readonly string[]>> = {
  code: [
    "cart_outdated",
    "coupon_ended",
    "coupon_used_up",
    "delivery_date_changed",
    "item_unavailable",
    "points_changed",
    "price_changed",
    "promotion_changed",
    "shipping_changed",
  ],
  kind: ["add", "all", "app", "approve", "none", "passkey", "reject", "remove", "setCount", "some"],
  gate: ["code", "open", "welcome"],
  task: ["app", "logIn", "passkey", "proof", "recoveryCodes"],
  method: proofMethods,
  methods: proofMethods,
  returned: ["approved", "cancelled"],
  arrival: ["approved", "begun", "beingPaid", "unpayable", "cancelled", "found", "foundElsewhere", "ordered"],
  address: ["checkout", "delivery", "review"],
  role: ["administrator", "customer"],
  status: ["approved", "rejected", "requested"],
  stage: [...photoStages, ...orderStages],
  vatIdCheck: ["confirmed", "unavailable"],
};
const fieldProblems = [
  "company_needed",
  "country_not_available",
  "email_format",
  "latin_only",
  "outside_vat_area",
  "phone_format",
  "products_barred",
  "required",
  "too_long",
  "unseen_marks",
  "vat_id_format",
  "vat_id_not_confirmed",
  "vat_id_not_used",
  "vat_id_of_seller_country",
  "zip_format",
  "zip_not_delivered",
];
/** Keys whose values are dates that the shop promises. */
const promisedDates = ["leavesOn", "arrivesFrom", "arrivesTo", "wishedOn"];
/** Keys whose values are times of the shop's opening hours. */
const openingTimes = ["opens", "closes"];
/** Keys whose values are the shop's own ids, which are never typed. */
const shopIds = ["marketId", "languageId", "currency", "country"];

/**
 * Replaces everything a person typed, every token and every id in an event by a placeholder named after its key. Equal
 * texts get equal placeholders, so that a chart takes the same path. Numbers and the charts' own words stay.
 */
export function redactor(): (value: unknown) => unknown {
  const standIns = new Map<string, string>();
  const redact = (value: unknown, key: string, parent: string): unknown => {
    if (typeof value === "string") return redactText(value, key, parent);
    if (Array.isArray(value)) return value.map((item) => redact(item, key, parent));
    if (value instanceof Error) return { error: true };
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, redact(item, name, key)]));
    }
    return value;
  };
  const redactText = (text: string, key: string, parent: string) => {
    if (text === "" || isOurs(text, key, parent)) return text;
    const standIn = standIns.get(text) ?? standInFor(text, key, standIns.size + 1);
    standIns.set(text, standIn);
    return standIn;
  };
  return (value) => redact(value, "text", "");
}

/** Whether a URL can be followed decides a chart's path, so its placeholder can be followed too. */
const standInFor = (text: string, key: string, number: number): string =>
  key === "trackingUrl" && isTrackingUrl(text) ? `https://stand-in.example/${number}` : `${key}-${number}`;

/** An event's type is at its top level, where only the charts and XState write. */
function isOurs(text: string, key: string, parent: string): boolean {
  if (key === "type") return parent === "text";
  if (parent === "fieldErrors") return fieldProblems.includes(text);
  // An actor's outcome is a word of the contract, never typed text.
  if (key === "outcome" && parent === "output") return /^[a-z]+$/i.test(text);
  // Typed numbers stay too.
  if (key === "typed") return /^\d{1,12}([.,]\d{1,4})?$/.test(text);
  if (promisedDates.includes(key)) return /^\d{4}-\d\d-\d\d$/.test(text);
  if (openingTimes.includes(key)) return /^\d\d:\d\d$/.test(text);
  if (shopIds.includes(key)) return /^[A-Za-z]{2,3}$|^[a-z]+(-[a-z]+)+$|^[a-z]{4,12}$/.test(text);
  return words[key]?.includes(text) ?? false;
}
