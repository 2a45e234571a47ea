import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { areaOf, perArea } from "#domain/text-areas.ts";

const folder = join(import.meta.dirname, "../../../messages");

export const sourceLanguage = "en";

export const messageLanguages = (): string[] => readdirSync(folder);

type Language = { id: string; translations?: Readonly<Record<string, string>> | undefined };

/** Languages without interface texts of the program or the shop, which show `sourceLanguage`. */
export function languagesWithoutTexts(languages: readonly Language[]): string[] {
  const known = messageLanguages();
  return languages
    .filter(({ id, translations = {} }) => !known.includes(id) && Object.keys(translations).length === 0)
    .map(({ id }) => id);
}

const known = new Map<string, Readonly<Record<string, string>>>();

/** ICU messages by id, as part of the program. Cached. */
export function readMessages(languageId: string): Readonly<Record<string, string>> {
  const before = known.get(languageId);
  if (before) return before;
  const files = globSync("*.json", { cwd: join(folder, languageId) });
  const contents = files.map(
    (file) => JSON.parse(readFileSync(join(folder, languageId, file), "utf8")) as Record<string, string>,
  );
  const texts: Record<string, string> = Object.assign({}, ...contents);
  known.set(languageId, texts);
  return texts;
}

/** A file for each area of the screens, without the texts of mails and documents. */
export const messageFiles = (languageId: string, texts: Record<string, string>) => {
  const byArea = Object.groupBy(Object.entries(texts), ([id]) => areaOf(id));
  return perArea((area) => messageFile(`${languageId}/${area}`, Object.fromEntries(byArea[area] ?? [])));
};

/** Parsed messages, so that the browser needs no parser; the file's name contains its hash. */
function messageFile(name: string, texts: Record<string, string>) {
  const trees = groupByArea(texts);
  const body = JSON.stringify(trees);
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 12);
  return { path: `/messages/${name}-${hash}.json`, body, trees };
}

export const groupByArea = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
