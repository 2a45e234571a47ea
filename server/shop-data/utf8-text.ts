import { readFileSync } from "node:fs";

/** What is wrong with a file, each with its line if it is known. */
export class FileProblem extends Error {
  readonly mistakes: readonly (readonly [line: number | null, words: string])[];
  constructor(mistakes: FileProblem["mistakes"]) {
    super(mistakes.map(([, words]) => words).join("\n"));
    this.mistakes = mistakes;
  }
}

/** @throws FileProblem with the line that is not UTF-8 */
export function utf8Text(path: string): string {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const sound = new TextDecoder().decode(bytes);
    const line = sound.slice(0, sound.indexOf("\uFFFD")).split("\n").length;
    throw new FileProblem([[line, "is not UTF-8: save the file in that encoding"]]);
  }
}
