import { piecesOfName, piecesOfText, searchedWords, searchText } from "#domain/search-text.ts";
import { plainText } from "../html.ts";

export type SearchableText = {
  name: string;
  latin_name: string | null;
  reference: string;
  description: string;
};

/** What a product's text is found by. */
export function searchColumns({ name, latin_name, reference, description }: SearchableText) {
  const called = [name, latin_name, reference].filter((part) => part !== null).join(" ");
  const text = `${called} ${plainText(description)}`;
  return {
    search_name: searchText(called),
    search_text: searchedWords(text),
    name_pieces: piecesOfName(called),
    text_pieces: piecesOfText(text),
  };
}

export type SearchColumns = ReturnType<typeof searchColumns>;
