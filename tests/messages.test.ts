import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { root } from "../scripts/tools.ts";

type Messages = Record<string, string>;
const files = readdirSync(join(root, "messages")).filter((name) => name.endsWith(".json"));
const languages = files.map(
  (name) => [name, JSON.parse(readFileSync(join(root, "messages", name), "utf8")) as Messages] as const,
);
const [, first] = languages.find(([name]) => name === "en.json")!;

const sources = globSync("{src,server,machines}/**/*.{ts,tsx}", { cwd: root })
  .filter((name) => !/\.(test|paths)\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(join(root, name), "utf8")] as const);

/** Words with a dot in quotes, and templates whose beginning is fixed: that is how an id stands in the code. */
const quoted = new Set(
  sources.flatMap(([, text]) =>
    [...text.matchAll(/["'`]([a-z][\w]*(?:\.[\w]+)+)["'`]/g)].map(([, id]) => id!),
  ),
);
const beginnings = sources.flatMap(([, text]) =>
  [...text.matchAll(/`([a-z][\w]*\.(?:[\w.]*))\$\{/g)].map(([, beginning]) => beginning!),
);
/** An id where the code says that it is one. */
const asked = sources.flatMap(([name, text]) =>
  [...text.matchAll(/(?:\bid[:=]\s*\{?|\bsay\(|formatMessage\(\{\s*id:\s*)"([\w.]+)"/g)]
    .map(([, id]) => id!)
    .filter((id) => id.includes("."))
    .map((id) => ({ id, name })),
);

function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...placeholders(element.children)];
      case TYPE.select:
      case TYPE.plural:
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
      default:
        return [element.value];
    }
  });
  return [...new Set(found)].sort();
}

test("there are messages in two languages or more", () => {
  expect(files).toContain("en.json");
  expect(files.length).toBeGreaterThan(1);
  expect(asked.length).toBeGreaterThan(50);
});

test.each(languages)("%s has the ids that all have", (_, messages) => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(first).sort());
});

test.each(languages)("%s can be read, and has the places that the English text has", (_, messages) => {
  const of = (texts: Messages) => Object.entries(texts).map(([id, text]) => [id, placeholders(parse(text))]);
  expect(Object.fromEntries(of(messages))).toEqual(Object.fromEntries(of(first)));
});

function plurals(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element): string[][] => {
    if (element.type === TYPE.tag) return plurals(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const within = Object.values(element.options).flatMap(({ value }) => plurals(value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...within] : within;
  });
}

test.each(languages)("%s counts in the forms of its language", (name, messages) => {
  const forms = new Intl.PluralRules(name.replace(".json", "")).resolvedOptions().pluralCategories.toSorted();
  const others = Object.entries(messages).filter(([, text]) =>
    plurals(parse(text)).some(
      (named) =>
        named
          .filter((form) => !form.startsWith("="))
          .toSorted()
          .join() !== forms.join(),
    ),
  );
  expect(others).toEqual([]);
});

test.each(languages)("%s has a text for every id", (_, messages) => {
  expect(Object.entries(messages).filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("every id that the code asks for is there", () => {
  expect(asked.filter(({ id }) => !(id in first))).toEqual([]);
});

test("no text is there for nobody", () => {
  const isUsed = (id: string) => quoted.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
  expect(Object.keys(first).filter((id) => !isUsed(id))).toEqual([]);
});
