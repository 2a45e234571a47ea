import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { consistencyMistakes } from "./consistency.ts";
import * as format from "./format.ts";
import type { ShopFolder } from "./format.ts";
import * as goods from "./format-goods.ts";
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
  const problems: string[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> => {
    try {
      return readYaml(join(folder, name), schema);
    } catch (error) {
      const mistakes =
        error instanceof FileProblem
          ? error.mistakes
          : [[null, (error as Error).message.split("\n")[0]!] as const];
      problems.push(...mistakes.map(([line, words]) => sentence(name, line, words)));
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
  const mistakes = [...unknownNames(shop), ...languageMistakes(shop), ...consistencyMistakes(shop)];
  problems.push(
    ...mistakes.map(({ file, at, words }) => sentence(file, lineOf(join(folder, file), at), words)),
  );
  stop();
  return shop;
}

const sentence = (file: string, line: number | null, words: string): string =>
  line === null ? `${file}: ${words}` : `${file}:${line}: ${words}`;

function* languageMistakes(shop: ShopFolder): Generator<Mistake> {
  for (const language of shop.languages) {
    const words = pluralProblem(language);
    if (words) yield { file: `languages/${language.id}.yaml`, at: ["plural_rules_expression"], words };
  }
}
