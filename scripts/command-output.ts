import type { SaidByHand } from "../server/audit/by-hand.ts";

export function say({ outcome, words }: SaidByHand): void {
  if (outcome === "refused") fail(words);
  else console.log(words);
}

/** The command ends with 1. */
export function fail(words: unknown): void {
  console.error(words);
  process.exitCode = 1;
}
