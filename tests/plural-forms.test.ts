import { join } from "node:path";
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement, PluralElement } from "@formatjs/icu-messageformat-parser";
import { createIntl } from "@formatjs/intl";
import { expect, test } from "vitest";
import { textLanguages, textsOf } from "#scripts/texts.ts";

/**
 * Every message that counts, with the numbers that have different forms in some language, one line each. A native
 * speaker reads `tests/plural-forms/<language>.txt` down; a changed text changes its file (`npx vitest run -u`).
 */
const numbers = [0, 1, 2, 3, 5, 11, 21, 100, 1.5];

const inner = (element: MessageFormatElement): MessageFormatElement[] => {
  if (isTagElement(element)) return element.children;
  if (isPluralElement(element) || isSelectElement(element))
    return Object.values(element.options).flatMap(({ value }) => value);
  return [];
};
const all = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...all(inner(element))]);

/** Numbers for what counts, the first option of a choice, the name in brackets for all other values. */
function valueOf(element: MessageFormatElement, count: number): unknown {
  switch (element.type) {
    case TYPE.plural:
    case TYPE.number:
      return count;
    case TYPE.select:
      return Object.keys(element.options)[0];
    case TYPE.tag:
      return (parts: readonly string[]) => parts.join("");
    case TYPE.date:
    case TYPE.time:
      return new Date("2026-11-28T12:00:00Z");
    default:
      return `[${"value" in element ? element.value : ""}]`;
  }
}

function linesOf(language: string, id: string, text: string): string[] {
  const elements = all(parse(text));
  const counted = elements.filter((element): element is PluralElement => isPluralElement(element));
  if (counted.length === 0) return [];
  const { formatMessage } = createIntl({ locale: language, messages: { [id]: text }, timeZone: "UTC" });
  const lines = numbers.map((count) => {
    const values = elements.flatMap((element) =>
      "value" in element && element.type !== TYPE.literal ? [[element.value, valueOf(element, count)]] : [],
    );
    const shown = formatMessage({ id }, Object.fromEntries(values) as Record<string, string>);
    return `  ${count}: ${[shown].flat().join("")}`;
  });
  return [id, ...lines, ""];
}

test.each(textLanguages())("the plural forms of %s are the agreed ones", async (language) => {
  const texts = Object.entries(textsOf(language)).toSorted(([one], [other]) =>
    one.localeCompare(other, "en"),
  );
  const lines = texts.flatMap(([id, text]) => linesOf(language, id, text));
  expect(lines.length).toBeGreaterThan(500);
  await expect(lines.join("\n")).toMatchFileSnapshot(
    join(import.meta.dirname, `plural-forms/${language}.txt`),
  );
});
