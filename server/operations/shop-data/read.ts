import { existsSync, readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, extname, join } from "node:path";
import { chunk } from "#server/platform/database/batches.ts";
import { formatProblems } from "#server/commerce/markets/format-problems.ts";
import { pluralProblem } from "#server/commerce/markets/plural-rules.ts";
import { openWorkerThreads } from "#server/platform/worker-threads.ts";
import { findInconsistencies } from "./consistency.ts";
import { findDeadLinks } from "./dead-links.ts";
import type { ShopFolder } from "./format.ts";
import { slug } from "./format-values.ts";
import { findEmptyLegalPages, findMissingLegalPages } from "./legal-pages.ts";
import { isHalfImported } from "./import/staging.ts";
import type { FolderError } from "./folder-errors.ts";
import { ShopFolderError } from "./shop-folder-error.ts";
import { readFile, type FileContent, type FileFormat, type ReadFileResult } from "./read-file.ts";
import type { ReadQuestion } from "./read.thread.ts";
import { unknownNames } from "./unknown-names.ts";
import { findUnreadEntries } from "./unread-entries.ts";
import { lineOf } from "./yaml-file.ts";

/** Files per thread: a thread needs about as long to warm up as to read a few hundred. */
const worthThread = 500;
/** Files per message to a thread. */
const filesPerMessage = 50;
/** Each uses 40 MB. */
const mostThreads = 4;

/**
 * Reads and validates a whole shop folder, large ones in threads: a file takes a millisecond of CPU time.
 * @param coming slugs of products about to be imported, which others may refer to
 * @throws ShopFolderError naming each wrong file, line and field
 */
export async function readShopFolder(
  folder: string,
  coming: ReadonlySet<string> = new Set(),
): Promise<ShopFolder> {
  if (!existsSync(folder)) throw new ShopFolderError(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new ShopFolderError(`${folder} is a file, not a folder.`);
  if (isHalfImported(folder))
    throw new ShopFolderError(
      "An import into this folder was stopped half-way: do it again, and it is finished first.",
    );
  const files = [...single, ...kinds.flatMap((kind) => filesOf(folder, kind))];
  return checked(folder, await readFiles(folder, files), coming);
}

const single = ["shop.yaml", "menu.yaml", "footer.yaml", "homepage.yaml"] as const;
const kinds = [
  "markets",
  "languages",
  "manufacturers",
  "categories",
  "products",
  "pages",
  "search",
  "promotions",
] as const;
const optional: ReadonlySet<string> = new Set(["manufacturers", "search", "promotions"]);
type Kind = (typeof kinds)[number];

const filesOf = (folder: string, kind: Kind): string[] =>
  existsSync(join(folder, kind))
    ? readdirSync(join(folder, kind))
        .filter((file) => /\.ya?ml$/i.test(file))
        .sort()
        .map((file) => `${kind}/${file}`)
    : [];

async function readFiles(
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, ReadFileResult>> {
  const count = Math.min(mostThreads, availableParallelism(), Math.floor(files.length / worthThread));
  if (count === 0) return new Map(files.map((name) => [name, readFile(folder, name)]));
  const threads = openWorkerThreads<ReadQuestion, readonly ReadFileResult[]>(
    join(import.meta.dirname, "read.thread.ts"),
    count,
  );
  try {
    const pieces = [...chunk(files, filesPerMessage)].map((names) => threads.ask({ folder, names }));
    const contents = (await Promise.all(pieces)).flat();
    return new Map(files.map((name, index) => [name, contents[index]!]));
  } finally {
    await threads.end();
  }
}

function checked(
  folder: string,
  files: ReadonlyMap<string, ReadFileResult>,
  coming: ReadonlySet<string>,
): ShopFolder {
  const problems = findUnreadEntries(folder, single, kinds);
  const contentOf = <Name extends FileFormat>(name: string): FileContent<Name> | null => {
    const read = files.get(name)!;
    if ("content" in read) return read.content as FileContent<Name>;
    problems.push(...read.mistakes.map(([line, words]) => sentence(name, line, words)));
    return null;
  };
  const names = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as Record<
    Kind,
    Set<string>
  >;
  for (const name of coming) names.products.add(name);
  /** Invalid files are left out; their names are known all the same. */
  const readAll = <Name extends Kind>(kind: Name): Map<string, FileContent<Name>> => {
    const isComing = kind === "products" && coming.size > 0;
    if (!optional.has(kind) && !isComing && !existsSync(join(folder, kind)))
      problems.push(`${kind}: there is no such folder in ${folder}`);
    const wellFormed = new Map<string, FileContent<Name>>();
    const own = [...files.keys()].filter((file) => file.startsWith(`${kind}/`)).map((file) => basename(file));
    problems.push(...own.flatMap((file) => nameProblem(kind, file)));
    for (const file of own) {
      const name = basename(file, extname(file));
      names[kind].add(name);
      const content = contentOf<Name>(`${kind}/${file}`);
      if (content !== null && file === `${name}.yaml`) wellFormed.set(name, content);
    }
    return wellFormed;
  };
  const namedBy = <Named extends { id: string }>(kind: Kind, byName: ReadonlyMap<string, Named>): Named[] => {
    for (const [name, { id }] of byName) {
      if (id !== name) problems.push(`${kind}/${name}.yaml: id "${id}" is not the file's name`);
    }
    // An empty folder would close everything.
    notNone(kind);
    return [...byName.values()];
  };
  const notNone = (kind: Kind) => {
    if (names[kind].size === 0 && existsSync(join(folder, kind))) problems.push(`${kind}: is empty`);
  };
  const shop = {
    folder,
    shop: contentOf<"shop.yaml">("shop.yaml"),
    markets: namedBy("markets", readAll("markets")),
    languages: namedBy("languages", readAll("languages")),
    manufacturers: readAll("manufacturers"),
    categories: readAll("categories"),
    products: readAll("products"),
    pages: readAll("pages"),
    search: readAll("search"),
    promotions: readAll("promotions"),
    menu: contentOf<"menu.yaml">("menu.yaml") ?? [],
    footer: contentOf<"footer.yaml">("footer.yaml") ?? [],
    homepage: contentOf<"homepage.yaml">("homepage.yaml") ?? { promos: [], recommended: {} },
  };
  notNone("products");
  problems.push(...findMissingLegalPages(names.pages));
  const errors = [
    ...findEmptyLegalPages(shop),
    ...unknownNames(shop, names),
    ...languageMistakes(shop),
    ...findInconsistencies(shop, names),
    ...findDeadLinks(shop, names),
  ];
  problems.push(
    ...errors.map(({ file, at, words }) => sentence(file, lineOf(join(folder, file), at), words)),
  );
  if (problems.length > 0 || shop.shop === null) throw new ShopFolderError(problems.join("\n"));
  return { ...shop, shop: shop.shop };
}

/** A file's name is its slug. */
function nameProblem(kind: string, name: string): string[] {
  if (!name.endsWith(".yaml")) return [`${kind}/${name}: its name must end in .yaml`];
  const parsed = slug.safeParse(basename(name, ".yaml"));
  return parsed.success ? [] : [`${kind}/${name}: its name ${parsed.error.issues[0]!.message}`];
}

const sentence = (file: string, line: number | null, words: string): string =>
  line === null ? `${file}: ${words}` : `${file}:${line}: ${words}`;

function* languageMistakes(shop: Pick<ShopFolder, "languages">): Generator<FolderError> {
  for (const language of shop.languages) {
    const file = `languages/${language.id}.yaml`;
    const words = pluralProblem(language);
    if (words) yield { file, at: ["plural_rules_expression"], words };
    for (const { field, message } of formatProblems(language)) {
      yield { file, at: field.split("."), words: `${field} ${message}` };
    }
  }
}
