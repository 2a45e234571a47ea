import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
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
import { unknownNames } from "./unknown-names.ts";
import { FileProblem } from "./utf8-text.ts";
import { lineOf, readYaml } from "./yaml-file.ts";

/**
 * Reads and checks a whole shop folder before anything is written.
 * @throws ShopFolderProblem naming each file, line and field that is wrong
 */
export function readShopFolder(folder: string): ShopFolder {
  if (!existsSync(folder)) throw new ShopFolderProblem(`There is no folder ${folder}.`);
  if (isHalfImported(folder))
    throw new ShopFolderProblem(
      "An import into this folder was stopped half-way: do it again, and it is finished first.",
    );
  const problems: string[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> => {
    try {
      return readYaml(join(folder, name), schema);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
      const words = isMissing ? "there is no such file" : (error as Error).message.split("\n")[0]!;
      const mistakes = error instanceof FileProblem ? error.mistakes : [[null, words] as const];
      problems.push(...mistakes.map(([line, words]) => sentence(name, line, words)));
      return null as z.infer<Schema>;
    }
  };
  const namesIn = (kind: string): string[] => {
    if (existsSync(join(folder, kind))) return readdirSync(join(folder, kind));
    problems.push(`${kind}: there is no such folder in ${folder}`);
    return [];
  };
  const readAll = <Schema extends z.ZodType>(kind: string, schema: Schema) => {
    const names = namesIn(kind)
      .filter((name) => /\.ya?ml$/i.test(name))
      .sort();
    problems.push(...names.flatMap((name) => nameProblem(kind, name)));
    return new Map(names.map((name) => [basename(name, ".yaml"), read(`${kind}/${name}`, schema)] as const));
  };
  const namedBy = <Named extends { id: string }>(
    kind: string,
    byName: ReadonlyMap<string, Named>,
  ): Named[] => {
    for (const [name, one] of byName) {
      if (one && one.id !== name)
        problems.push(`${kind}/${name}.yaml: id "${one.id}" is not the file's name`);
    }
    // Without any, everything would be closed.
    nonEmpty(kind, byName);
    return [...byName.values()];
  };
  const nonEmpty = <Named>(kind: string, byName: ReadonlyMap<string, Named>) => {
    if (byName.size === 0 && existsSync(join(folder, kind))) problems.push(`${kind}: is empty`);
    return byName;
  };
  const stop = () => {
    if (problems.length > 0) throw new ShopFolderProblem(problems.join("\n"));
  };
  const shop: ShopFolder = {
    folder,
    shop: read("shop.yaml", format.shopFile),
    markets: namedBy("markets", readAll("markets", format.marketFile)),
    languages: namedBy("languages", readAll("languages", format.languageFile)),
    manufacturers: existsSync(join(folder, "manufacturers"))
      ? readAll("manufacturers", goods.manufacturerFile)
      : new Map(),
    categories: readAll("categories", goods.categoryFile),
    products: nonEmpty("products", readAll("products", goods.productFile)) as ShopFolder["products"],
    pages: readAll("pages", format.pageFile),
    menu: read("menu.yaml", format.menuFile),
    footer: read("footer.yaml", format.footerFile),
    homepage: read("homepage.yaml", format.homepageFile),
  };
  stop();
  const mistakes = [...unknownNames(shop), ...languageMistakes(shop), ...consistencyMistakes(shop)];
  problems.push(
    ...mistakes.map(({ file, at, words }) => sentence(file, lineOf(join(folder, file), at), words)),
  );
  stop();
  return shop;
}

/** A file's name is an address. */
function nameProblem(kind: string, name: string): string[] {
  if (!name.endsWith(".yaml")) return [`${kind}/${name}: its name must end in .yaml`];
  const parsed = slug.safeParse(basename(name, ".yaml"));
  return parsed.success ? [] : [`${kind}/${name}: its name ${parsed.error.issues[0]!.message}`];
}

const sentence = (file: string, line: number | null, words: string): string =>
  line === null ? `${file}: ${words}` : `${file}:${line}: ${words}`;

function* languageMistakes(shop: ShopFolder): Generator<Mistake> {
  for (const language of shop.languages) {
    const words = pluralProblem(language);
    if (words) yield { file: `languages/${language.id}.yaml`, at: ["plural_rules_expression"], words };
  }
}
