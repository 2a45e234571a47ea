import type { Schemas } from "#server/http/reply.ts";

type Formats = Pick<Schemas["Language"], "locale" | "currency_format" | "date_format" | "time_format">;

/** Errors in a language's number, date and time formats: what Intl refuses, and unknown options. */
export function* formatProblems({ locale, currency_format, date_format, time_format }: Formats) {
  const { short, long } = date_format;
  const number = (options: object) => new Intl.NumberFormat(locale, options);
  const moment = (options: object) => new Intl.DateTimeFormat(locale, options);
  // Combined as the shop uses them: a price has its own currency, and a time stands beside its date.
  const formats = [
    ["currency_format", currency_format, { ...currency_format, style: "currency", currency: "EUR" }, number],
    ["date_format.short", short, short, moment],
    ["date_format.long", long, long, moment],
    ["time_format", time_format, { ...long, ...time_format }, moment],
  ] as const;
  for (const [field, own, options, make] of formats) {
    const message = problemIn(Object.keys(own), options, make);
    if (message) yield { field, message };
  }
}

function problemIn(names: readonly string[], options: object, make: (options: object) => unknown) {
  // Intl ignores unknown options, so only those that it reads are known.
  const known = new Set<PropertyKey>();
  const recordingProxy = new Proxy(options, {
    get: (target, name) => {
      known.add(name);
      return Reflect.get(target, name);
    },
  });
  try {
    make(recordingProxy);
  } catch (error) {
    return `can't be used: ${(error as Error).message}`;
  }
  const unknown = names.filter((name) => !known.has(name));
  return unknown.length > 0 ? `has no "${unknown.join('", "')}"` : null;
}
