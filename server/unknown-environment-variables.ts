import { distance } from "fastest-levenshtein";
import { variableNames } from "./settings.ts";

export type UnknownVariable = {
  name: string;
  /** The variable that it looks like a slip of. */
  meant: string | null;
};

/** Ours alone begin like this; what OpenTelemetry's begin with has others beside. */
const family = /^(DATABASE|S3|SMTP|PAYPAL|METRICS|SECRETS|COOKIE|BANK_DATA|TRUST|SHOP)_/;
/** Where a service of a cluster is called as one of ours begins, Kubernetes sets these. */
const ofServices = /_SERVICE_(HOST|PORT)|_PORT(_\d+_\w+)?$/;
/** What the stand-in of the payment provider reads, and no slip of the pen: `sandbox/README.md`. */
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
/** Letters: shorter names are like too many others. */
const longEnough = 8;

/** Names of variables that neither the shop nor the provider's stand-in knows, and that whoever set them may have meant for it. */
export function findUnknownVariables(given: readonly string[]): UnknownVariable[] {
  const free = knownNames.filter((known) => known.length >= longEnough && !given.includes(known));
  return given
    .filter((name) => !knownNames.includes(name) && !ofServices.test(name))
    .flatMap((name) => {
      const meant = free
        .filter((known) => isSlip(known, name))
        .toSorted((one, other) => distance(one, name) - distance(other, name))[0];
      return meant !== undefined || family.test(name) ? [{ name, meant: meant ?? null }] : [];
    });
}

/** A letter too many, too few or wrong; or two that changed places, but hardly the first ones, by which names are told apart. */
const isSlip = (known: string, name: string): boolean =>
  distance(known, name) <= (known.slice(0, 2) === name.slice(0, 2) ? 2 : 1);

export const describeUnknownVariable = ({ name, meant }: UnknownVariable): string =>
  `${name} is no variable of the shop, so it counts for nothing${meant === null ? "." : `: is it ${meant}?`}`;
