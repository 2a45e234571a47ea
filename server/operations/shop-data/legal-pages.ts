import { legalPages } from "#domain/links.ts";
import { plainText } from "#server/platform/html.ts";
import type { ShopFolder } from "./format.ts";
import type { FolderError } from "./folder-errors.ts";

/** Lists the missing legal pages, which the shop links to by slug, in one remark. */
export function findMissingLegalPages(pages: ReadonlySet<string>): string[] {
  const files = legalPages.filter((url) => !pages.has(url)).map((url) => `${url}.yaml`);
  if (files.length === 0) return [];
  return [`pages: there is no ${files.join(", ")}: the law asks for these pages, and the shop links to them`];
}

/** Also true of text that is all zero-width characters. */
const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u.test(text);

/** Legal pages must not be empty in any of their languages. */
export function* findEmptyLegalPages({ pages }: Pick<ShopFolder, "pages">): Generator<FolderError> {
  for (const url of legalPages)
    for (const [language, { content }] of Object.entries(pages.get(url)?.text ?? {}))
      if (isBlank(plainText(content)))
        yield {
          file: `pages/${url}.yaml`,
          at: ["text", language, "content"],
          words: `text.${language}.content is empty, and the law asks for this page`,
        };
}
