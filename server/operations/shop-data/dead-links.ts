import { routeNames } from "#domain/links.ts";
import { findLinks } from "#server/platform/html.ts";
import { parseLocalizedPath } from "#domain/localized-path.ts";
import type { ShopFolder } from "./format.ts";
import { unknownNameMessage, type FolderError } from "./folder-errors.ts";
import type { Names } from "./unknown-names.ts";

const routes: ReadonlySet<string> = new Set(Object.values(routeNames));

type Linking = Pick<
  ShopFolder,
  "products" | "categories" | "pages" | "menu" | "footer" | "homepage" | "markets"
>;

export function* findDeadLinks(shop: Linking, names: Names): Generator<FolderError> {
  for (const [fragment, { text }] of shop.products)
    yield* inTexts(`products/${fragment}.yaml`, "description", text);
  for (const [fragment, { text }] of shop.categories)
    yield* inTexts(`categories/${fragment}.yaml`, "description", text);
  for (const [fragment, { text }] of shop.pages) yield* inTexts(`pages/${fragment}.yaml`, "content", text);
  for (const [index, { link }] of shop.homepage.promos.entries())
    yield* checkLink("homepage.yaml", ["promos", index, "link"], link);
  for (const [index, { link, children }] of shop.menu.entries()) {
    yield* checkLink("menu.yaml", [index, "link"], link);
    for (const [below, child] of children.entries())
      yield* checkLink("menu.yaml", [index, "children", below, "link"], child.link);
  }
  for (const [column, { entries }] of shop.footer.entries())
    for (const [index, { link }] of entries.entries())
      yield* checkLink("footer.yaml", [column, "entries", index, "link"], link);

  for (const { id, assurances = [] } of shop.markets)
    for (const [index, { link }] of assurances.entries())
      yield* checkLink(`markets/${id}.yaml`, ["assurances", index, "link"], link);

  function* inTexts<Field extends string>(
    file: string,
    field: Field,
    texts: Record<string, Record<Field, string>>,
  ): Generator<FolderError> {
    for (const [language, text] of Object.entries(texts))
      for (const href of findLinks(text[field])) yield* checkLink(file, ["text", language, field], href);
  }
  function* checkLink(file: string, at: FolderError["at"], href?: string): Generator<FolderError> {
    const words = href === undefined ? null : wordsOfDead(href.trim(), names);
    if (words !== null) yield { file, at, words: `leads to ${href}: ${words}` };
  }
}

function wordsOfDead(href: string, { products, categories, pages, languages }: Names): string | null {
  // External links, `mailto:` and anchors.
  if (/^([a-z][a-z\d+.-]*:|\/\/|#|\?|$)/i.test(href)) return null;
  if (!href.startsWith("/"))
    return "begin it with / if it is a place in the shop, and with https:// if it is another site";
  const { path } = parseLocalizedPath(href.split(/[?#]/)[0]!, [...languages]);
  const [first, ...rest] = path.split("/").filter(Boolean).map(decoded);
  const missing = (kind: string, known: ReadonlySet<string>, segments: readonly string[]): string | null => {
    const unknown = segments.find((name) => !known.has(name));
    return unknown === undefined ? null : unknownNameMessage(kind, unknown, known);
  };
  switch (first?.toLowerCase()) {
    case undefined:
      return null;
    case routeNames.product:
      return missing("product", products, rest.slice(0, 1));
    case routeNames.category:
      return missing("category", categories, rest);
    case routeNames.page:
      return missing("page", pages, rest);
    default:
      // Files such as the sitemap have an extension.
      return routes.has(first!.toLowerCase()) || /\.\w+$/.test(path) ? null : "the shop has no such address";
  }
}

/** A `%` may be literal. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
