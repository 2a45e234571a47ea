import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { z } from "zod";
import { consistencyMistakes } from "./consistency.ts";
import * as format from "./format.ts";
import type { ShopFolder } from "./format.ts";
import * as goods from "./format-goods.ts";
import { isHalfImported } from "./import/staging.ts";
import { slug } from "./format-values.ts";
import { pluralProblem } from "../markets/plural-rules.ts";
import type { Mistake } from "./mistakes.ts";
import { ShopFolderProblem } from "./problem.ts";
import { unknownNames, type Names } from "./unknown-names.ts";
import { FileProblem } from "./utf8-text.ts";
import { lineOf, readYaml } from "./yaml-file.ts";

/**
 * Reads and checks a whole shop folder before anything is written.
 * @throws ShopFolderProblem naming each file, line and field that is wrong
 */
export function readShopFolder(folder: string): ShopFolder {
  if (!existsSync(folder)) throw new ShopFolderProblem(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new ShopFolderProblem(`${folder} is a file, not a folder.`);
  if (isHalfImported(folder))
    throw new ShopFolderProblem(
      "An import into this folder was stopped half-way: do it again, and it is finished first.",
    );
  const problems: string[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> | null => {
    try {
      return readYaml(join(folder, name), schema);
    } catch (error) {
      const mistakes = error instanceof FileProblem ? error.mistakes : [[null, reasonOf(error)] as const];
      problems.push(...mistakes.map(([line, words]) => sentence(name, line, words)));
      return null;
    }
  };
  const namesIn = (kind: string): string[] => {
    if (existsSync(join(folder, kind))) return readdirSync(join(folder, kind));
    problems.push(`${kind}: there is no such folder in ${folder}`);
    return [];
  };
  const names: Record<keyof Names, Set<string>> = {
    markets: new Set(),
    languages: new Set(),
    manufacturers: new Set(),
    categories: new Set(),
    products: new Set(),
    pages: new Set(),
  };
  /** Those that are well formed; the others are known by name. */
  const readAll = <Schema extends z.ZodType>(kind: keyof Names, schema: Schema) => {
    const files = namesIn(kind)
      .filter((file) => /\.ya?ml$/i.test(file))
      .sort();
    problems.push(...files.flatMap((file) => nameProblem(kind, file)));
    const wellFormed = new Map<string, z.infer<Schema>>();
    for (const file of files) {
      const name = basename(file, extname(file));
      names[kind].add(name);
      const content = read(`${kind}/${file}`, schema);
      if (content !== null && file === `${name}.yaml`) wellFormed.set(name, content);
    }
    return wellFormed;
  };
  const namedBy = <Named extends { id: string }>(
    kind: keyof Names,
    byName: ReadonlyMap<string, Named>,
  ): Named[] => {
    for (const [name, { id }] of byName) {
      if (id !== name) problems.push(`${kind}/${name}.yaml: id "${id}" is not the file's name`);
    }
    // Without any, everything would be closed.
    notNone(kind);
    return [...byName.values()];
  };
  const notNone = (kind: keyof Names) => {
    if (names[kind].size === 0 && existsSync(join(folder, kind))) problems.push(`${kind}: is empty`);
  };
  const shop = {
    folder,
    shop: read("shop.yaml", format.shopFile),
    markets: namedBy("markets", readAll("markets", format.marketFile)),
    languages: namedBy("languages", readAll("languages", format.languageFile)),
    manufacturers: existsSync(join(folder, "manufacturers"))
      ? readAll("manufacturers", goods.manufacturerFile)
      : new Map<string, z.infer<typeof goods.manufacturerFile>>(),
    categories: readAll("categories", goods.categoryFile),
    products: readAll("products", goods.productFile),
    pages: readAll("pages", format.pageFile),
    menu: read("menu.yaml", format.menuFile) ?? [],
    footer: read("footer.yaml", format.footerFile) ?? [],
    homepage: read("homepage.yaml", format.homepageFile) ?? { promos: [], recommended: {} },
  };
  notNone("products");
  const mistakes = [
    ...unknownNames(shop, names),
    ...languageMistakes(shop),
    ...consistencyMistakes(shop, names),
  ];
  problems.push(
    ...mistakes.map(({ file, at, words }) => sentence(file, lineOf(join(folder, file), at), words)),
  );
  if (problems.length > 0 || shop.shop === null) throw new ShopFolderProblem(problems.join("\n"));
  return { ...shop, shop: shop.shop };
}

function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOENT":
      return "there is no such file";
    case "EISDIR":
      return "is a folder, not a file";
    case "EACCES":
      return "can't be read: the file is not yours";
    default:
      return (error as Error).message.split("\n")[0]!;
  }
}

/** A file's name is an address. */
function nameProblem(kind: string, name: string): string[] {
  if (!name.endsWith(".yaml")) return [`${kind}/${name}: its name must end in .yaml`];
  const parsed = slug.safeParse(basename(name, ".yaml"));
  return parsed.success ? [] : [`${kind}/${name}: its name ${parsed.error.issues[0]!.message}`];
}

const sentence = (file: string, line: number | null, words: string): string =>
  line === null ? `${file}: ${words}` : `${file}:${line}: ${words}`;

function* languageMistakes(shop: Pick<ShopFolder, "languages">): Generator<Mistake> {
  for (const language of shop.languages) {
    const words = pluralProblem(language);
    if (words) yield { file: `languages/${language.id}.yaml`, at: ["plural_rules_expression"], words };
  }
}
