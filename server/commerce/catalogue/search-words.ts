import type { searchWords } from "#server/platform/database/goods-schema.ts";
import type { SearchColumns } from "./search-columns.ts";

export type SearchWord = typeof searchWords.$inferInsert;

/** Collects unique words of at least three letters, the candidates for spelling correction. */
export function collectSearchWords() {
  const languages = new Map<string, Map<string, boolean>>();
  const add = ({ language_id, word, in_names }: SearchWord) => {
    if (!languages.has(language_id)) languages.set(language_id, new Map());
    const words = languages.get(language_id)!;
    if (in_names || !words.has(word)) words.set(word, in_names);
  };
  return {
    add,
    addText: (language_id: string, { search_name, search_text }: SearchColumns) => {
      for (const word of extractWords(search_text)) add({ language_id, word, in_names: false });
      for (const word of extractWords(search_name)) add({ language_id, word, in_names: true });
    },
    all: (): SearchWord[] =>
      [...languages].flatMap(([language_id, words]) =>
        [...words].map(([word, in_names]) => ({ language_id, word, in_names })),
      ),
  };
}

/** Words with digits and very long ones are no candidates for spelling correction. */
const extractWords = (text: string): string[] =>
  text.split(" ").filter((word) => word.length >= 3 && word.length <= 40 && !/[0-9]/.test(word));
