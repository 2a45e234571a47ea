import { answers } from "../threads.ts";
import { readFile } from "./read-file.ts";

answers(({ folder, names }: { folder: string; names: readonly string[] }) =>
  names.map((name) => readFile(folder, name)),
);
