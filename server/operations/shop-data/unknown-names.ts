import { statSync } from "node:fs";
import { join } from "node:path";
import type { OptionName } from "#domain/variants.ts";
import type { ShopFolder } from "./format.ts";
import { variantsOf, type ProductData } from "./format-goods.ts";
import { unknownNameMessage, type FolderError } from "./folder-errors.ts";
import { largestPicture } from "./picture-metadata.ts";

type Path = FolderError["at"];
type Known = { has(id: string): boolean; keys(): Iterable<string> };
export type Names = Record<
  "products" | "categories" | "pages" | "manufacturers" | "markets" | "languages",
  ReadonlySet<string>
>;
type Target = { product?: string; category?: string; page?: string };

type Checked = Omit<ShopFolder, "shop"> & { shop?: Pick<ShopFolder["shop"], "favourites"> | null };
/** Checks that a picture is in the folder. */
type CheckPicture = (file: string, at: Path, name?: string) => Generator<FolderError>;

/** References to things that the folder lacks; `incoming` pictures are about to be imported. */
export function* unknownNames(
  shop: Checked,
  names: Names,
  incoming: ReadonlySet<string> = new Set(),
): Generator<FolderError> {
  const { products, languages } = names;
  const picture = pictureCheck(shop.folder, incoming);
  yield* checkList("shop.yaml", ["favourites"], "product", products, shop.shop?.favourites ?? []);
  yield* unknownInMarkets(shop, names);
  yield* unknownInCategories(shop, names, picture);
  yield* unknownInProducts(shop, names, picture);
  yield* unknownInPages(shop, names, picture);
  for (const language of shop.search.keys())
    yield* checkName(`search/${language}.yaml`, [], "language", languages, language);
  yield* unknownInPromotions(shop, names);
  yield* unknownInHomepage(shop, names, picture);
  yield* unknownInMenu(shop, names);
  yield* unknownInFooter(shop, names);
}

function* unknownInMarkets({ markets }: Checked, { languages }: Names) {
  for (const market of markets) {
    const file = `markets/${market.id}.yaml`;
    yield* checkList(file, ["languages"], "language", languages, market.languages);
    yield* checkKeys(file, ["name"], "language", languages, market.name);
    for (const [index, { name }] of market.shipping.entries())
      yield* checkKeys(file, ["shipping", index, "name"], "language", languages, name);
  }
}

function* unknownInCategories(shop: Checked, { categories, languages }: Names, picture: CheckPicture) {
  for (const [fragment, category] of shop.categories) {
    const file = `categories/${fragment}.yaml`;
    yield* checkName(file, ["parent"], "category", categories, category.parent);
    yield* checkKeys(file, ["text"], "language", languages, category.text);
    yield* picture(file, ["image"], category.image);
  }
}

function* unknownInProducts(shop: Checked, names: Names, picture: CheckPicture) {
  const { products, categories, manufacturers, markets, languages } = names;
  for (const [fragment, product] of shop.products) {
    const file = `products/${fragment}.yaml`;
    yield* checkList(file, ["categories"], "category", categories, product.categories);
    yield* checkList(file, ["related"], "product", products, product.related);
    yield* checkName(file, ["manufacturer"], "manufacturer", manufacturers, product.manufacturer);
    for (const { prices, pictures, at } of variantsOf(product)) {
      yield* checkKeys(file, [...at, "prices"], "market", markets, prices);
      yield* unknownInPictures(file, [...at, "pictures"], pictures, languages, picture);
    }
    for (const [index, { name, values }] of product.options.entries()) {
      yield* checkTexts(file, ["options", index, "name"], languages, name);
      for (const [place, value] of values.entries())
        yield* checkTexts(file, ["options", index, "values", place, "name"], languages, value.name);
    }
    yield* checkKeys(file, ["text"], "language", languages, product.text);
    yield* unknownInPictures(file, ["pictures"], product.pictures, languages, picture);
  }
}

function* unknownInPictures(
  file: string,
  at: Path,
  pictures: ProductData["pictures"],
  languages: Known,
  picture: CheckPicture,
) {
  for (const [index, { file: name, alt }] of pictures.entries()) {
    yield* picture(file, [...at, index], name);
    yield* checkKeys(file, [...at, index, "alt"], "language", languages, alt ?? {});
  }
}

function* unknownInPages({ pages }: Checked, { languages }: Names, picture: CheckPicture) {
  for (const [fragment, { text, image }] of pages) {
    yield* checkKeys(`pages/${fragment}.yaml`, ["text"], "language", languages, text);
    yield* picture(`pages/${fragment}.yaml`, ["image"], image);
  }
}

function* unknownInPromotions({ promotions }: Checked, names: Names) {
  const { products, categories, markets, languages } = names;
  for (const [id, promotion] of promotions) {
    const file = `promotions/${id}.yaml`;
    const { quantity_prices = [], amount = {}, minimum = {} } = promotion;
    yield* checkKeys(file, ["name"], "language", languages, promotion.name);
    yield* checkList(file, ["markets"], "market", markets, promotion.markets);
    yield* checkList(file, ["products"], "product", products, promotion.products);
    yield* checkList(file, ["categories"], "category", categories, promotion.categories);
    yield* checkKeys(file, ["amount"], "market", markets, amount);
    yield* checkKeys(file, ["minimum"], "market", markets, minimum);
    for (const [index, { prices }] of quantity_prices.entries())
      yield* checkKeys(file, ["quantity_prices", index, "prices"], "market", markets, prices);
  }
}

function* unknownInHomepage({ homepage }: Checked, names: Names, picture: CheckPicture) {
  const { products, markets, languages } = names;
  for (const [market, fragments] of Object.entries(homepage.recommended)) {
    yield* checkName("homepage.yaml", ["recommended", market], "market", markets, market);
    yield* checkList("homepage.yaml", ["recommended", market], "product", products, fragments);
  }
  for (const [index, promo] of homepage.promos.entries()) {
    yield* checkKeys("homepage.yaml", ["promos", index, "label"], "language", languages, promo.label);
    yield* checkList("homepage.yaml", ["promos", index, "markets"], "market", markets, promo.markets);
    yield* picture("homepage.yaml", ["promos", index, "image"], promo.image);
    yield* checkTarget("homepage.yaml", ["promos", index], names, promo);
  }
}

function* unknownInMenu({ menu }: Checked, names: Names) {
  const { languages } = names;
  for (const [index, { children, ...entry }] of menu.entries()) {
    yield* checkKeys("menu.yaml", [index, "name"], "language", languages, entry.name);
    yield* checkTarget("menu.yaml", [index], names, entry);
    for (const [below, child] of children.entries()) {
      yield* checkKeys("menu.yaml", [index, "children", below, "name"], "language", languages, child.name);
      yield* checkTarget("menu.yaml", [index, "children", below], names, child);
    }
  }
}

function* unknownInFooter({ footer }: Checked, names: Names) {
  const { languages } = names;
  for (const [column, { heading, entries }] of footer.entries()) {
    yield* checkKeys("footer.yaml", [column, "heading"], "language", languages, heading);
    for (const [index, entry] of entries.entries()) {
      yield* checkKeys("footer.yaml", [column, "entries", index, "name"], "language", languages, entry.name);
      yield* checkTarget("footer.yaml", [column, "entries", index], names, entry);
    }
  }
}

function* checkTarget(file: string, at: Path, names: Names, { product, category, page }: Target) {
  yield* checkName(file, [...at, "product"], "product", names.products, product);
  yield* checkName(file, [...at, "category"], "category", names.categories, category);
  yield* checkName(file, [...at, "page"], "page", names.pages, page);
}

function* checkList(file: string, at: Path, kind: string, known: Known, names: readonly string[]) {
  for (const [index, name] of names.entries()) yield* checkName(file, [...at, index], kind, known, name);
}

function* checkKeys(file: string, at: Path, kind: string, known: Known, texts: object) {
  for (const name of Object.keys(texts)) yield* checkName(file, [...at, name], kind, known, name);
}

function* checkTexts(file: string, at: Path, languages: Known, name: OptionName) {
  if (typeof name !== "string") yield* checkKeys(file, at, "language", languages, name);
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

const pictureCheck = (folder: string, incoming: ReadonlySet<string>): CheckPicture =>
  function* checkPicture(file, at, name) {
    if (name === undefined || incoming.has(name)) return;
    const stats = statSync(join(folder, "pictures", name), { throwIfNoEntry: false });
    if (stats === undefined) yield { file, at, words: `there is no picture "${name}"` };
    else if (!stats.isFile()) yield { file, at, words: `pictures/${name} is no file` };
    else if (stats.size > largestPicture)
      yield { file, at, words: `pictures/${name} has more than ${largestPicture / 1_000_000} MB` };
  };
