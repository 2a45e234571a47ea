import { statSync } from "node:fs";
import { join } from "node:path";
import type { ShopFolder } from "./format.ts";
import { unknownNameMessage, type FolderError } from "./folder-errors.ts";
import { largestPicture } from "./picture-metadata.ts";

type Path = FolderError["at"];
type Known = { has(id: string): boolean; keys(): Iterable<string> };
export type Names = Record<
  "products" | "categories" | "pages" | "manufacturers" | "markets" | "languages",
  ReadonlySet<string>
>;
type Target = { product?: string; category?: string; page?: string };

/** References to things that the folder lacks; `incoming` pictures are about to be imported. */
export function* unknownNames(
  shop: Omit<ShopFolder, "shop"> & { shop?: Pick<ShopFolder["shop"], "favourites"> | null },
  names: Names,
  incoming: ReadonlySet<string> = new Set(),
): Generator<FolderError> {
  const { homepage } = shop;
  const { products, categories, pages, languages, markets } = names;
  function* checkList(file: string, at: Path, kind: string, known: Known, names: readonly string[]) {
    for (const [index, name] of names.entries()) yield* checkName(file, [...at, index], kind, known, name);
  }
  function* keyed(file: string, at: Path, kind: string, known: Known, texts: object): Generator<FolderError> {
    for (const name of Object.keys(texts)) yield* checkName(file, [...at, name], kind, known, name);
  }
  function* checkName(
    file: string,
    at: Path,
    kind: string,
    known: Known,
    name?: string,
  ): Generator<FolderError> {
    if (name !== undefined && !known.has(name))
      yield { file, at, words: unknownNameMessage(kind, name, known) };
  }
  function* picture(file: string, at: Path, name?: string): Generator<FolderError> {
    if (name === undefined || incoming.has(name)) return;
    const stats = statSync(join(shop.folder, "pictures", name), { throwIfNoEntry: false });
    if (stats === undefined) yield { file, at, words: `there is no picture "${name}"` };
    else if (!stats.isFile()) yield { file, at, words: `pictures/${name} is no file` };
    else if (stats.size > largestPicture)
      yield { file, at, words: `pictures/${name} has more than ${largestPicture / 1_000_000} MB` };
  }
  function* target(file: string, at: Path, { product, category, page }: Target) {
    yield* checkName(file, [...at, "product"], "product", products, product);
    yield* checkName(file, [...at, "category"], "category", categories, category);
    yield* checkName(file, [...at, "page"], "page", pages, page);
  }

  yield* checkList("shop.yaml", ["favourites"], "product", products, shop.shop?.favourites ?? []);
  for (const market of shop.markets) {
    const file = `markets/${market.id}.yaml`;
    yield* checkList(file, ["languages"], "language", languages, market.languages);
    yield* keyed(file, ["name"], "language", languages, market.name);
    for (const [index, { name }] of market.shipping.entries())
      yield* keyed(file, ["shipping", index, "name"], "language", languages, name);
  }
  for (const [fragment, category] of shop.categories) {
    const file = `categories/${fragment}.yaml`;
    yield* checkName(file, ["parent"], "category", categories, category.parent);
    yield* keyed(file, ["text"], "language", languages, category.text);
    yield* picture(file, ["image"], category.image);
  }
  for (const [fragment, product] of shop.products) {
    const file = `products/${fragment}.yaml`;
    yield* checkList(file, ["categories"], "category", categories, product.categories);
    yield* checkList(file, ["related"], "product", products, product.related);
    yield* checkName(file, ["manufacturer"], "manufacturer", names.manufacturers, product.manufacturer);
    yield* keyed(file, ["prices"], "market", markets, product.prices);
    yield* keyed(file, ["text"], "language", languages, product.text);
    for (const [index, { file: name, alt }] of product.pictures.entries()) {
      yield* picture(file, ["pictures", index], name);
      yield* keyed(file, ["pictures", index, "alt"], "language", languages, alt ?? {});
    }
  }
  for (const [fragment, { text, image }] of shop.pages) {
    yield* keyed(`pages/${fragment}.yaml`, ["text"], "language", languages, text);
    yield* picture(`pages/${fragment}.yaml`, ["image"], image);
  }
  for (const language of shop.search.keys())
    yield* checkName(`search/${language}.yaml`, [], "language", languages, language);
  for (const [market, fragments] of Object.entries(homepage.recommended)) {
    yield* checkName("homepage.yaml", ["recommended", market], "market", markets, market);
    yield* checkList("homepage.yaml", ["recommended", market], "product", products, fragments);
  }
  for (const [index, promo] of homepage.promos.entries()) {
    yield* keyed("homepage.yaml", ["promos", index, "label"], "language", languages, promo.label);
    yield* checkList("homepage.yaml", ["promos", index, "markets"], "market", markets, promo.markets);
    yield* picture("homepage.yaml", ["promos", index, "image"], promo.image);
    yield* target("homepage.yaml", ["promos", index], promo);
  }
  for (const [index, { children, ...entry }] of shop.menu.entries()) {
    yield* keyed("menu.yaml", [index, "name"], "language", languages, entry.name);
    yield* target("menu.yaml", [index], entry);
    for (const [below, child] of children.entries()) {
      yield* keyed("menu.yaml", [index, "children", below, "name"], "language", languages, child.name);
      yield* target("menu.yaml", [index, "children", below], child);
    }
  }
  for (const [column, { heading, entries }] of shop.footer.entries()) {
    yield* keyed("footer.yaml", [column, "heading"], "language", languages, heading);
    for (const [index, entry] of entries.entries()) {
      yield* keyed("footer.yaml", [column, "entries", index, "name"], "language", languages, entry.name);
      yield* target("footer.yaml", [column, "entries", index], entry);
    }
  }
}
