import { readFileSync } from "node:fs";

export class FileError extends Error {
  readonly mistakes: readonly (readonly [line: number | null, words: string])[];
  constructor(mistakes: FileError["mistakes"]) {
    super(mistakes.map(([, words]) => words).join("\n"));
    this.mistakes = mistakes;
  }
}

/** @throws FileError with the line that is not UTF-8 */
export function utf8Text(path: string): string {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const decoded = new TextDecoder().decode(bytes);
    const line = decoded.slice(0, decoded.indexOf("\uFFFD")).split("\n").length;
    throw new FileError([[line, "is not UTF-8: save the file in that encoding"]]);
  }
}
