import { passwordScores } from "./specified-values.ts";

/** How strong a password is; what the shop says of it, and asks for. */
export type PasswordRank = "weak" | "average" | "strong";

/** From this score on a password is accepted; up to it the hint is shown. */
const { enough, strong } = passwordScores;
/** No longer than this scores nothing. */
const tooShort = 5;
const classes = [/[a-z]/, /[A-Z]/, /\d/, /\W/, /[^A-Za-z0-9\s]/];

/**
 * A password's score, as the specification reckons it: each character adds 5 / (its occurrences so far), each class of
 * characters beyond the first 10, and 16 − length / 16 is taken off. May be below zero.
 */
export function passwordScore(password: string): number {
  const characters = Array.from(password);
  const { length } = characters;
  if (length <= tooShort) return 0;
  const occurrences = new Map<string, number>();
  let score = 0;
  for (const character of characters) {
    const times = (occurrences.get(character) ?? 0) + 1;
    occurrences.set(character, times);
    score += 5 / times;
  }
  const present = classes.filter((one) => one.test(password)).length;
  return score + 10 * (present - 1) - (16 - length / 16);
}

export const passwordRank = (score: number): PasswordRank =>
  score > strong ? "strong" : score > enough ? "average" : "weak";

export const isStrongEnough = (password: string): boolean => passwordScore(password) >= enough;

/** Whether to say how a password becomes stronger. */
export const needsHint = (score: number): boolean => score <= enough;
