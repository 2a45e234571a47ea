import { resolve } from "node:path";
import type { CommandResult } from "#server/commerce/audit/command-result.ts";

export function printResult({ outcome, words }: CommandResult): void {
  if (outcome === "refused") exitWithError(words);
  else console.log(words);
}

export function exitWithError(words: unknown): void {
  console.error(words);
  process.exitCode = 1;
}

/** npm changes into the project folder; paths are relative to where the command was typed. */
export function resolveTypedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}
