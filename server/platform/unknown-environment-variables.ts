import { distance } from "fastest-levenshtein";
import { variableNames } from "./settings.ts";

export type UnknownVariable = {
  name: string;
  /** The variable that it is probably a misspelling of. */
  meant: string | null;
};

/** Prefixes used by this shop only; OpenTelemetry's prefix is shared with other programs. */
const family = /^(DATABASE|S3|SMTP|PAYPAL|METRICS|SECRETS|COOKIE|BANK_DATA|TRUST|SHOP)_/;
/** Kubernetes sets these for services with such a prefix. */
const ofServices = /_SERVICE_(HOST|PORT)|_PORT(_\d+_\w+)?$/;
/** Read by the sandbox: `sandbox/README.md`. */
const ofTheSandbox = [
  "SANDBOX_HOST",
  "SANDBOX_PUBLIC_URL",
  "SANDBOX_LEDGER",
  "SANDBOX_CLIENT_ID",
  "SANDBOX_CLIENT_SECRET",
  "SANDBOX_BARRED_CURRENCIES",
  "SANDBOX_WEBHOOK_URL",
  "SANDBOX_WEBHOOK_ID",
];
const knownNames = [...variableNames, ...ofTheSandbox];
/** Characters; shorter names resemble too many others. */
const minimumLength = 8;

/** Unknown variables that were probably meant for the shop or the sandbox. */
export function findUnknownVariables(names: readonly string[]): UnknownVariable[] {
  const free = knownNames.filter((known) => known.length >= minimumLength && !names.includes(known));
  return names
    .filter((name) => !knownNames.includes(name) && !ofServices.test(name))
    .flatMap((name) => {
      const similar = free
        .filter((known) => isSlip(known, name))
        .toSorted((first, second) => distance(first, name) - distance(second, name))[0];
      return similar !== undefined || family.test(name) ? [{ name, meant: similar ?? null }] : [];
    });
}

/** One character added, missing or wrong, or two transposed, but not at the beginning, which distinguishes names. */
const isSlip = (known: string, name: string): boolean =>
  distance(known, name) <= (known.slice(0, 2) === name.slice(0, 2) ? 2 : 1);

export const describeUnknownVariable = ({ name, meant }: UnknownVariable): string =>
  `${name} is no variable of the shop, so it counts for nothing${meant === null ? "." : `: is it ${meant}?`}`;
