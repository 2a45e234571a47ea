import { distance } from "fastest-levenshtein";
import { variableNames } from "./settings.ts";

export type StrangeName = {
  name: string;
  /** The variable that it looks like a slip of. */
  meant: string | null;
};

/** Ours alone begin like this; what OpenTelemetry's begin with has others beside. */
const family = /^(DATABASE|S3|SMTP|PAYPAL|METRICS|SECRETS|COOKIE|BANK_DATA|TRUST|SHOP)_/;
/** Letters: shorter names are like too many others. */
const longEnough = 8;
const slip = 2;

/** Names of variables that the shop does not know, and that whoever set them may have meant for it. */
export function strangeNames(given: readonly string[]): StrangeName[] {
  return given
    .filter((name) => !variableNames.includes(name))
    .flatMap((name) => {
      const meant =
        variableNames.find(
          (known) => known.length >= longEnough && !given.includes(known) && distance(known, name) <= slip,
        ) ?? null;
      return meant !== null || family.test(name) ? [{ name, meant }] : [];
    });
}

export const inWords = ({ name, meant }: StrangeName): string =>
  `${name} is no variable of the shop, so it counts for nothing${meant === null ? "." : `: is it ${meant}?`}`;
