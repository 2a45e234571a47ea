/** The charts' own words, by the key they stand under: a closed list, so that nothing a person typed can be among them. */
const words: Readonly<Record<string, readonly string[]>> = {
  code: ["cart_outdated", "item_unavailable", "points_changed", "price_changed", "shipping_changed"],
  kind: ["add", "all", "none", "remove", "setCount", "some"],
  gate: ["code", "open", "welcome"],
  returned: ["approved", "cancelled"],
  arrival: ["approved", "beingPaid", "cancelled", "found", "foundElsewhere", "ordered"],
  address: ["checkout", "review"],
};
/** What an address's field was refused for, whichever field it was. */
const fieldProblems = [
  "country_not_available",
  "latin_only",
  "outside_vat_area",
  "phone_format",
  "required",
  "zip_format",
  "zip_not_delivered",
];
/** The shop's own names for places, which nobody types. */
const places = ["marketId", "languageId", "currencyBefore", "currencyAfter", "country"];

/**
 * Takes everything a person typed, and every token and id, out of an event that is logged: each text becomes a stand-in
 * named by its key. The same text becomes the same stand-in, so that what was equal stays equal and a chart goes the
 * same way. Numbers and a chart's own words stay.
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
    const standIn = standIns.get(text) ?? `${key}-${standIns.size + 1}`;
    standIns.set(text, standIn);
    return standIn;
  };
  return (value) => redact(value, "text", "");
}

/** An event's type stands at its top, where nothing but the charts and XState write. */
function isOurs(text: string, key: string, parent: string): boolean {
  if (key === "type") return parent === "text";
  if (parent === "fieldErrors") return fieldProblems.includes(text);
  // Of an actor's answer, the outcome is a word of the flow's contract, whatever was typed.
  if (key === "outcome" && parent === "output") return /^[a-z]+$/i.test(text);
  if (places.includes(key)) return /^[A-Za-z]{2,3}$|^[a-z]+(-[a-z]+)+$|^[a-z]{4,12}$/.test(text);
  return words[key]?.includes(text) ?? false;
}
