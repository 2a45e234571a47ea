import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { consistencyProblems } from "./consistency.ts";
import * as format from "./format.ts";
import type { ShopFolder } from "./format.ts";
import * as goods from "./format-goods.ts";
import { pluralProblem } from "../markets/plural-rules.ts";
import { ShopFolderProblem } from "./problem.ts";

/**
 * Reads and checks a whole shop folder before anything is written.
 * @throws ShopFolderProblem naming each file and field that is wrong
 */
export function readShopFolder(folder: string): ShopFolder {
  const problems: string[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> => {
    try {
      return schema.parse(parse(readFileSync(join(folder, name), "utf8")));
    } catch (error) {
      problems.push(
        error instanceof z.ZodError
          ? error.issues.map((i) => `${name}: ${i.path.join(".")} ${i.message}`).join("\n")
          : `${name}: ${(error as Error).message.split("\n")[0]}`,
      );
      return null as z.infer<Schema>;
    }
  };
  const namesIn = (kind: string): string[] => {
    if (existsSync(join(folder, kind))) return readdirSync(join(folder, kind));
    problems.push(`${kind}: there is no such folder in ${folder}`);
    return [];
  };
  const readAll = <Schema extends z.ZodType>(kind: string, schema: Schema) =>
    new Map(
      namesIn(kind)
        .filter((name) => name.endsWith(".yaml"))
        .sort()
        .map((name) => [basename(name, ".yaml"), read(`${kind}/${name}`, schema)] as const),
    );
  const stop = () => {
    if (problems.length > 0) throw new ShopFolderProblem(problems.join("\n"));
  };
  const shop: ShopFolder = {
    folder,
    shop: read("shop.yaml", format.shopFile),
    markets: [...readAll("markets", format.marketFile).values()],
    languages: [...readAll("languages", format.languageFile).values()],
    manufacturers: existsSync(join(folder, "manufacturers"))
      ? readAll("manufacturers", goods.manufacturerFile)
      : new Map(),
    categories: readAll("categories", goods.categoryFile),
    products: readAll("products", goods.productFile),
    pages: readAll("pages", format.pageFile),
    menu: read("menu.yaml", format.menuFile),
    footer: read("footer.yaml", format.footerFile),
    homepage: read("homepage.yaml", format.homepageFile),
  };
  stop();
  problems.push(...referenceProblems(shop), ...languageProblems(shop), ...consistencyProblems(shop));
  stop();
  return shop;
}

function* referenceProblems(shop: ShopFolder): Generator<string> {
  const languages = new Set(shop.languages.map(({ id }) => id));
  const markets = new Set(shop.markets.map(({ id }) => id));
  const lacks = (file: string, what: string, known: { has(id: string): boolean }, ids: string[]) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: there is no ${what} "${id}"`);
  const picture = (file: string, names: string[]) =>
    names
      .filter((name) => !existsSync(join(shop.folder, "pictures", name)))
      .map((name) => `${file}: there is no picture "${name}"`);
  for (const market of shop.markets) {
    yield* lacks(`markets/${market.id}.yaml`, "language", languages, market.languages);
  }
  for (const [fragment, category] of shop.categories) {
    const file = `categories/${fragment}.yaml`;
    yield* lacks(file, "category", shop.categories, category.parent ? [category.parent] : []);
    yield* lacks(file, "language", languages, Object.keys(category.text));
    yield* picture(file, category.image ? [category.image] : []);
  }
  for (const [fragment, product] of shop.products) {
    const file = `products/${fragment}.yaml`;
    yield* lacks(file, "category", shop.categories, product.categories);
    yield* lacks(file, "product", shop.products, product.related);
    yield* lacks(
      file,
      "manufacturer",
      shop.manufacturers,
      product.manufacturer ? [product.manufacturer] : [],
    );
    yield* lacks(file, "market", markets, Object.keys(product.prices));
    yield* lacks(file, "language", languages, Object.keys(product.text));
    yield* picture(file, product.pictures);
  }
  for (const [market, fragments] of Object.entries(shop.homepage.recommended)) {
    yield* lacks("homepage.yaml", "market", markets, [market]);
    yield* lacks("homepage.yaml", "product", shop.products, fragments);
  }
  yield* picture(
    "homepage.yaml",
    shop.homepage.promos.map(({ image }) => image),
  );
  const entries = [
    ...shop.menu.flatMap((entry) => [entry, ...entry.children]).map((entry) => ["menu.yaml", entry] as const),
    ...shop.footer.flatMap(({ entries }) => entries).map((entry) => ["footer.yaml", entry] as const),
    ...shop.homepage.promos.map((promo) => ["homepage.yaml", promo] as const),
  ];
  for (const [file, { product, category, page }] of entries) {
    yield* lacks(file, "product", shop.products, product ? [product] : []);
    yield* lacks(file, "category", shop.categories, category ? [category] : []);
    yield* lacks(file, "page", shop.pages, page ? [page] : []);
  }
}

function* languageProblems(shop: ShopFolder): Generator<string> {
  for (const language of shop.languages) {
    const problem = pluralProblem(language);
    if (problem) yield `languages/${language.id}.yaml: ${problem}`;
  }
}
