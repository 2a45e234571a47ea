import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tools.ts";

export type NamedStatement = { id: string; file: string; title: string };

const testFiles = "{domain,e2e,machines,sandbox,scripts,server,src,tests,workshop}/**/*.{test,spec}.{ts,tsx}";
const call = /^( *)requirements\(((?:\s*"[^"]+",?)+\s*)\);$/gm;
const beginsBlock = /^( *)(?:test|describe)\b[\w.]*[(<]/gm;
/** What a block is called, before its callback. */
const blockTitle = /(["'`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async )?\((?:[^()]|\([^()]*\))*\) => \{/;

/**
 * The calls of `requirements()` in a test's source, each with the titles of the blocks around it.
 * @throws if a call is not a line of its own with ids written out
 */
export function statementsNamedIn(file: string, source: string): NamedStatement[] {
  const calls = [...source.matchAll(call)];
  if (calls.length < source.split(/\brequirements\((?!\))/).length - 1)
    throw new Error(`${file} has a call of requirements() that can't be read`);
  return calls.flatMap(({ index, 1: margin, 2: names }) => {
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
