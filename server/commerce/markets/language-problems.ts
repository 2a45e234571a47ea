import { parse } from "@formatjs/icu-messageformat-parser";
import { isStructurallySame } from "@formatjs/icu-messageformat-parser/manipulator.js";
import { routeNames } from "#domain/links.ts";
import type { Schemas } from "#server/http/reply.ts";
import { formatProblems } from "./format-problems.ts";
import { readMessages, sourceLanguage } from "./messages.ts";
import { pluralProblem } from "./plural-rules.ts";

type Problem = { field: string; message: string };

export function languageProblems(language: Schemas["Language"]): Problem[] {
  const { id, locale, name } = language;
  if (isOwnAddress(id)) return [{ field: "id", message: "is the beginning of an address of the shop" }];
  if (!/[\p{L}\p{N}]/u.test(name)) return [{ field: "name", message: "has no letter" }];
  if (!isKnown(locale)) return [{ field: "locale", message: "is no locale that the shop can format in" }];
  const plural = pluralProblem(language);
  return [
    ...(plural === null
      ? []
      : [{ field: plural.split(" ")[0]!, message: plural.split(" ").slice(1).join(" ") }]),
    ...formatProblems(language),
    ...textProblems(language.translations),
  ];
}

const isOwnAddress = (id: string): boolean =>
  [...Object.values<string>(routeNames), "api", "assets", "messages", "cards", "feeds"].includes(id);

function isKnown(locale: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function* textProblems(translations: Readonly<Record<string, string>>): Generator<Problem> {
  const known = readMessages(sourceLanguage);
  for (const [id, text] of Object.entries(translations)) {
    const field = `translations.${id}`;
    const source = Object.hasOwn(known, id) ? known[id] : undefined;
    if (source === undefined) {
      yield { field, message: "is no text of the shop" };
      continue;
    }
    if (text.trim() === "" && source !== "") {
      yield { field, message: "is empty" };
      continue;
    }
    try {
      const { success, error } = isStructurallySame(parse(source), parse(text));
      if (!success)
        yield { field, message: `differs from English in its arguments: ${error?.message ?? ""}` };
    } catch (error) {
      yield { field, message: `is no ICU message: ${(error as Error).message}` };
    }
  }
}
