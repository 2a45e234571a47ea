import Negotiator from "negotiator";

/** The most characters and languages of an Accept-Language header that are read. Browsers send far fewer. */
const read = { characters: 500, languages: 20 };

export function preferredLanguages(acceptLanguage = "", offered?: readonly string[]): string[] {
  if (acceptLanguage === "") return [];
  const headers = { "accept-language": beginningOf(acceptLanguage) };
  return new Negotiator({ headers }).languages(offered && [...offered]).slice(0, read.languages);
}

function beginningOf(header: string): string {
  if (header.length <= read.characters) return header;
  const beginning = header.slice(0, read.characters);
  return beginning.slice(0, Math.max(0, beginning.lastIndexOf(",")));
}
