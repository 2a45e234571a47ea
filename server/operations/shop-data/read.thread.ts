import { readFile, type ReadFileResult } from "./read-file.ts";

export type ReadQuestion = { folder: string; names: readonly string[] };

export default ({ folder, names }: ReadQuestion): readonly ReadFileResult[] =>
  names.map((name) => readFile(folder, name));
