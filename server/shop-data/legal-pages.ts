import { legalPages } from "../../domain/links.ts";
import { plainText } from "../html.ts";
import type { ShopFolder } from "./format.ts";
import type { FolderError } from "./folder-errors.ts";

/** The law's pages, which the shop links to by name, that a folder lacks: a line that names them, or none. */
export function findMissingLegalPages(pages: ReadonlySet<string>): string[] {
  const files = legalPages.filter((url) => !pages.has(url)).map((url) => `${url}.yaml`);
  if (files.length === 0) return [];
  return [`pages: there is no ${files.join(", ")}: the law asks for these pages, and the shop links to them`];
}

/** Such a page has to say something, in each language that it is in. */
export function* findEmptyLegalPages({ pages }: Pick<ShopFolder, "pages">): Generator<FolderError> {
  for (const url of legalPages)
    for (const [language, { content }] of Object.entries(pages.get(url)?.text ?? {}))
      if (plainText(content) === "")
        yield {
          file: `pages/${url}.yaml`,
          at: ["text", language, "content"],
          words: `text.${language}.content is empty, and the law asks for this page`,
        };
}
