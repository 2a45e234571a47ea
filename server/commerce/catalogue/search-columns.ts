import { nameNgrams, textNgrams, searchableWords, normalizeForSearch } from "#domain/search-text.ts";
import { plainText } from "#server/platform/html.ts";

export type SearchableText = {
  name: string;
  latin_name: string | null;
  reference: string;
  description: string;
};

export function searchColumns({ name, latin_name, reference, description }: SearchableText) {
  const called = [name, latin_name, reference].filter((part) => part !== null).join(" ");
  const text = `${called} ${plainText(description)}`;
  return {
    search_name: normalizeForSearch(called),
    search_text: searchableWords(text),
    name_pieces: nameNgrams(called),
    text_pieces: textNgrams(text),
  };
}

export type SearchColumns = ReturnType<typeof searchColumns>;
