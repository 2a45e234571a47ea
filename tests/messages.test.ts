import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import type { AddressProblem } from "#domain/address.ts";
import type { PointsChoice } from "#machines/shopping/checkout/checkout.contract.ts";
import type { Advised } from "#src/flows/shopping/payment/payment-unpaid.screen.tsx";
import type { UnpaidBecause } from "#machines/shopping/payment/payment.view.ts";
import { emailAreas, screenAreas } from "#domain/text-areas.ts";
import { messagesFolder, source, textLanguages, textsOf } from "#scripts/texts.ts";
import { root } from "#scripts/tools.ts";

const languages = textLanguages().map((language) => [language, textsOf(language)] as const);
const first = textsOf(source);

const sources = globSync("{src,server,machines}/**/*.{ts,tsx}", { cwd: root })
  .filter((name) => !/\.(test|paths)\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(join(root, name), "utf8")] as const);

/** Message ids in the code: quoted words with a dot, and templates with a fixed beginning. */
const quoted = new Set(
  sources.flatMap(([, text]) =>
    [...text.matchAll(/["'`]([a-z][\w]*(?:\.[\w]+)+)["'`]/g)].map(([, id]) => id!),
  ),
);
const beginnings = sources.flatMap(([, text]) =>
  [...text.matchAll(/`([a-z][\w]*\.(?:[\w.]*))\$\{/g)].map(([, beginning]) => beginning!),
);
/** An id where the code requires one. */
const usedIds = sources.flatMap(([name, text]) =>
  [...text.matchAll(/(?:\bid[:=]\s*\{?|\bsay\(|formatMessage\(\{\s*id:\s*)"([\w.]+)"/g)]
    .map(([, id]) => id!)
    .filter((id) => id.includes("."))
    .map((id) => ({ id, name })),
);

test("every language has exactly one file for each area", () => {
  expect(languages.length).toBeGreaterThan(1);
  expect(usedIds.length).toBeGreaterThan(50);
  const areas = [...screenAreas, ...emailAreas].toSorted();
  for (const [language] of languages) {
    const files = globSync("*", { cwd: join(messagesFolder, language) }).toSorted();
    expect(files, language).toEqual(areas.map((area) => `${area}.json`));
  }
});

function plurals(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element): string[][] => {
    if (element.type === TYPE.tag) return plurals(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const within = Object.values(element.options).flatMap(({ value }) => plurals(value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...within] : within;
  });
}

test.each(languages)("%s uses the plural forms of its language", (name, messages) => {
  const forms = new Intl.PluralRules(name).resolvedOptions().pluralCategories.toSorted();
  const others = Object.entries(messages).filter(([, text]) =>
    plurals(parse(text)).some(
      (named) => !isDeepStrictEqual(named.filter((form) => !form.startsWith("=")).toSorted(), forms),
    ),
  );
  expect(others).toEqual([]);
});

test.each(languages)("%s has a text for every id", (_, messages) => {
  expect(Object.entries(messages).filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("every id that the code uses has a text", () => {
  expect(usedIds.filter(({ id }) => !(id in first))).toEqual([]);
});

test("every text is used", () => {
  const isUsed = (id: string) => quoted.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
  expect(Object.keys(first).filter((id) => !isUsed(id))).toEqual([]);
});

/** Ids that are composed at run time: every value that the types allow. */
const together: Readonly<Record<string, readonly string[]>> = {
  "checkout.unpaid.": keysOf<UnpaidBecause>({
    notPaidYet: true,
    goingOnElsewhere: true,
    cancelled: true,
    notCompleted: true,
    paymentDeclined: true,
    currencyNotSupported: true,
    paymentProviderError: true,
  }),
  "checkout.unpaid.advice.": keysOf<Advised>({
    cancelled: true,
    notCompleted: true,
    paymentDeclined: true,
    currencyNotSupported: true,
  }),
  "address.problem.": keysOf<AddressProblem>({
    required: true,
    latin_only: true,
    not_printable: true,
    phone_format: true,
    zip_not_delivered: true,
    zip_format: true,
    country_not_available: true,
    outside_vat_area: true,
  }),
  "checkout.points.": keysOf<PointsChoice["kind"]>({ none: true, some: true, all: true }),
  "checkout.step.": ["address", "delivery", "review"],
  "checkout.": ["price_changed", "shipping_changed"],
  "checkout.guest.keep.": ["ask", "ask.text", "confirm", "confirm.text"],
  "address.": [
    "firstName",
    "lastName",
    "company",
    "street",
    "zipCode",
    "city",
    "phone",
    "delivery",
    "invoice",
  ],
};

test("every id built from parts has all its texts", () => {
  expect(new Set(beginnings.filter((beginning) => /^(checkout|address)\./.test(beginning)))).toEqual(
    new Set(Object.keys(together)),
  );
  const missing = Object.entries(together).flatMap(([beginning, ends]) =>
    ends.map((end) => beginning + end).filter((id) => !(id in first)),
  );
  expect(missing).toEqual([]);
});

function keysOf<Key extends string>(keys: Readonly<Record<Key, true>>): Key[] {
  return Object.keys(keys) as Key[];
}
