import { join } from "node:path";
import type { z } from "zod";
import * as format from "./format.ts";
import * as goods from "./format-goods.ts";
import { promotionFile } from "./format-promotions.ts";
import { searchFile } from "./format-search.ts";
import { FileError } from "./utf8-text.ts";
import { readYaml } from "./yaml-file.ts";

const forms = {
  "shop.yaml": format.shopFile,
  "menu.yaml": format.menuFile,
  "footer.yaml": format.footerFile,
  "homepage.yaml": format.homepageFile,
  markets: format.marketFile,
  languages: format.languageFile,
  manufacturers: goods.manufacturerFile,
  categories: goods.categoryFile,
  products: goods.productFile,
  pages: format.pageFile,
  search: searchFile,
  promotions: promotionFile,
};
export type FileFormat = keyof typeof forms;
export type FileContent<Name extends FileFormat> = z.infer<(typeof forms)[Name]>;

export type ReadFileResult = { content: unknown } | Pick<FileError, "mistakes">;

/** @param name in the folder, such as `products/fern.yaml` */
export function readFile(folder: string, name: string): ReadFileResult {
  try {
    return { content: readYaml(join(folder, name), forms[name.split("/")[0] as FileFormat]) };
  } catch (error) {
    return { mistakes: error instanceof FileError ? error.mistakes : [[null, reasonOf(error)]] };
  }
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
