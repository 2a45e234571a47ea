import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tools.ts";

export type NamedStatement = { id: string; file: string; title: string };

const testFiles = "{domain,e2e,machines,sandbox,scripts,server,src,tests,workshop}/**/*.{test,spec}.{ts,tsx}";
const call = /^( *)requirements\(([^)]*)\);$/gm;
const beginsBlock = /^( *)(?:test|describe)\b[\w.]*[(<]/gm;
/** What a block is called, before its callback. */
const blockTitle = /(["'`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async )?\((?:[^()]|\([^()]*\))*\) => \{/;

/** The calls of `requirements()` in a test's source, each with the titles of the blocks around it. */
export function statementsNamedIn(file: string, source: string): NamedStatement[] {
  return [...source.matchAll(call)].flatMap(({ index, 1: margin, 2: names }) => {
    const title = titlesAround(source, index, margin!.length).join(" › ");
    return [...names!.matchAll(/"([^"]+)"/g)].map(([, id]) => ({ id: id!, file, title }));
  });
}

function titlesAround(source: string, end: number, margin: number): string[] {
  const block = [...source.slice(0, end).matchAll(beginsBlock)].findLast(
    ({ index, 1: own }) =>
      own!.length < margin && !new RegExp(`^${own}\\}?\\);`, "m").test(source.slice(index, end)),
  );
  if (!block) return [];
  const title = blockTitle.exec(source.slice(block.index, end))?.[2] ?? "?";
  return [...titlesAround(source, block.index, block[1]!.length), title];
}

/** What every test of the repository names. */
export const namedStatements = (): NamedStatement[] =>
  globSync(testFiles, { cwd: root })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return source.includes("requirements(") ? statementsNamedIn(file, source) : [];
    });
