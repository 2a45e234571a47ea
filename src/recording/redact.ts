/** Keys under which a chart's own words stand, which it compares with constants. */
const words = new Set([
  "type",
  "outcome",
  "kind",
  "code",
  "reason",
  "gate",
  "returned",
  "country",
  "marketId",
  "languageId",
  "currencyBefore",
  "currencyAfter",
]);
const isWord = (text: string) => /^[a-zA-Z]+([._-][a-zA-Z]+)*$/.test(text);
/** A problem's code, wherever it stands: nobody is called that. */
const isCode = (text: string) => /^[a-z]+(_[a-z]+)+$/.test(text);

/**
 * Takes everything a person typed, and every token and id, out of what is logged: each text becomes a stand-in
 * named by its key. The same text becomes the same stand-in, so that what was equal stays equal and a chart goes
 * the same way. Numbers and a chart's own words stay.
 */
export function redactor(): (value: unknown) => unknown {
  const standIns = new Map<string, string>();
  const redact = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return redactText(value, key);
    if (Array.isArray(value)) return value.map((item) => redact(item, key));
    if (value instanceof Error) return { error: true };
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, redact(item, name)]));
    }
    return value;
  };
  const redactText = (text: string, key: string) => {
    if (text === "" || isCode(text) || (words.has(key) && isWord(text))) return text;
    const standIn = standIns.get(text) ?? `${key}-${standIns.size + 1}`;
    standIns.set(text, standIn);
    return standIn;
  };
  return (value) => redact(value, "text");
}
