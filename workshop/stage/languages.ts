import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  isLiteralElement,
} from "@formatjs/icu-messageformat-parser";
import type { LanguageFacts } from "#src/facts/facts.ts";
import { demoLanguages } from "./demo-shop.ts";
import { pseudoWords } from "./pseudo-words.ts";

export type Texts = Record<string, MessageFormatElement[]>;
type Strategy = "accented" | "bidi";

const [english] = demoLanguages.filter(({ id }) => id === "en");
if (!english) throw new Error("the demo shop has no English");

/** One pseudo-language is longer and full of accents, one is written from right to left. */
const pseudoLanguages: readonly (LanguageFacts & { strategy: Strategy })[] = [
  { ...english, id: "en-xa", name: "Ⓟ Long and accented", strategy: "accented" },
  { ...english, id: "en-xb", name: "Ⓟ Right to left", direction: "rtl", strategy: "bidi" },
];

export const languages: readonly LanguageFacts[] = [...demoLanguages, ...pseudoLanguages];

const files = import.meta.glob<Record<string, string>>(
  ["/messages/*/*.json", "!/messages/*/{invoice,mail}.json"],
  {
    eager: true,
    import: "default",
  },
);

/** @throws if the shop has no such language */
export function languageOf(id: string): LanguageFacts {
  const language = languages.find((language) => language.id === id);
  if (language) return language;
  throw new Error(
    `there is no language "${id}"; there are ${languages.map((language) => language.id).join(", ")}`,
  );
}

/** The screens' texts. For a pseudo-language the English ones, with their words changed but not their arguments. */
export function textsOf(languageId: string): Texts {
  const strategy = pseudoLanguages.find(({ id }) => id === languageId)?.strategy;
  const folder = `/messages/${strategy ? "en" : languageId}/`;
  const texts = Object.keys(files).filter((file) => file.startsWith(folder));
  if (texts.length === 0) throw new Error(`messages/ has no folder for "${languageId}"`);
  const all: Record<string, string> = Object.assign({}, ...texts.map((file) => files[file]));
  return Object.fromEntries(
    Object.entries(all).map(([id, message]) => [
      id,
      strategy ? parse(message).map((element) => disguised(element, strategy)) : parse(message),
    ]),
  );
}

function disguised(element: MessageFormatElement, strategy: Strategy): MessageFormatElement {
  const all = (elements: MessageFormatElement[]) => elements.map((item) => disguised(item, strategy));
  if (isLiteralElement(element)) {
    return { ...element, value: pseudoWords(element.value, strategy) };
  }
  if (isTagElement(element)) return { ...element, children: all(element.children) };
  if (isPluralElement(element) || isSelectElement(element)) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: all(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}
