import Negotiator from "negotiator";

/** Characters and languages that are read of an Accept-Language header. Browsers send far fewer. */
const read = { characters: 500, languages: 20 };

/** The languages that a browser asks for, best first: of those on offer, or any. */
export function preferredLanguages(acceptLanguage = "", offered?: readonly string[]): string[] {
  if (acceptLanguage === "") return [];
  const headers = { "accept-language": beginningOf(acceptLanguage) };
  return new Negotiator({ headers }).languages(offered && [...offered]).slice(0, read.languages);
}

/** Ends with a whole language. */
function beginningOf(header: string): string {
  if (header.length <= read.characters) return header;
  const beginning = header.slice(0, read.characters);
  return beginning.slice(0, Math.max(0, beginning.lastIndexOf(",")));
}
