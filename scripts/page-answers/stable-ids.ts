const stablePart = "00000000-0000-4000-8000-";
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const alphabet = "BCDFGHJKLMNPQRSTVWXZ23456789";
const reference = new RegExp(`\\b[${alphabet}]{4}-[${alphabet}]{4}\\b`, "g");

/**
 * Replaces random ids and order references by numbered ones, in the order in which they occur, so that two recordings
 * differ in what has changed.
 */
export function withStableIds<Value>(value: Value): Value {
  const ids = numbering(stableId);
  const references = numbering(stableReference);
  const text = JSON.stringify(value)
    .replaceAll(uuid, (id) => (id.startsWith(stablePart) ? id : ids(id)))
    .replaceAll(reference, references);
  return JSON.parse(text) as Value;
}

/** For sorting: what would be the same in another recording. */
export const withoutIds = (value: unknown): string =>
  JSON.stringify(value).replaceAll(uuid, "id").replaceAll(reference, "reference");

function numbering(nameOf: (number: number) => string): (found: string) => string {
  const known = new Map<string, string>();
  return (found) => {
    if (!known.has(found)) known.set(found, nameOf(known.size + 1));
    return known.get(found)!;
  };
}

const stableId = (number: number): string => `${stablePart}${number.toString().padStart(12, "0")}`;

/** A valid reference: `K7RM-BBBC`. */
const stableReference = (number: number): string =>
  `K7RM-BB${alphabet[Math.floor(number / alphabet.length)]}${alphabet[number % alphabet.length]}`;
