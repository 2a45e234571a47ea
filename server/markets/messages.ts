import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";

const folder = join(import.meta.dirname, "../../messages");

/** The screens' texts in one language, as they come with the program; ICU messages by id. */
export function readMessages(languageId: string): Record<string, string> {
  const file = join(folder, `${languageId}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Texts as syntax trees, so that no parser ships to the browser: the file's name holds its hash. */
export function messageFile(languageId: string, translations: Record<string, string>) {
  const trees = Object.fromEntries(Object.entries(translations).map(([id, text]) => [id, parse(text)]));
  const body = JSON.stringify(trees);
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 12);
  return { path: `/messages/${languageId}-${hash}.json`, body, trees };
}
