type Position = { line: number; column: number };
type Mutant = {
  status: string;
  replacement?: string;
  location: { start: Position; end: Position };
};
/** The part of Stryker's JSON report that is read here. */
export type Report = {
  files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
};
/** By file: mutants as `original => replacement`, without line numbers, which every edit changes, and the reason. */
export type AgreedSurvivors = Readonly<
  Record<string, readonly { why: string; mutants: readonly string[] }[]>
>;
type Survivor = { file: string; line: number; mutant: string };

export const survivorsIn = ({ files }: Report): Survivor[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map(({ location, replacement = "" }) => ({
        file,
        line: location.start.line,
        mutant: `${onOneLine(textAt(source, location))} => ${onOneLine(replacement)}`,
      })),
  );

export function compareSurvivors(
  survivors: readonly Survivor[],
  agreed: AgreedSurvivors,
  files: readonly string[],
): { undetected: string[]; outdated: string[] } {
  const expected = files.flatMap((file) =>
    (agreed[file] ?? []).flatMap(({ mutants }) => mutants.map((mutant) => ({ file, mutant }))),
  );
  const undetected: string[] = [];
  for (const { file, line, mutant } of survivors) {
    const index = expected.findIndex((each) => each.file === file && each.mutant === mutant);
    if (index < 0) undetected.push(`${file}:${line} ${mutant}`);
    else expected.splice(index, 1);
  }
  return { undetected, outdated: expected.map(({ file, mutant }) => `${file} ${mutant}`) };
}

function textAt(source: string, { start, end }: Mutant["location"]): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines.push(lines.pop()!.slice(0, end.column - 1));
  return lines.join("\n").slice(start.column - 1);
}

const onOneLine = (text: string): string => text.replace(/\s+/g, " ");
