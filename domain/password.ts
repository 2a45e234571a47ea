import { passwordScores } from "./specified-values.ts";

export type PasswordRank = "weak" | "average" | "strong";

/** Above `enough` a password is accepted; up to it the hint is shown. */
const { enough, strong } = passwordScores;
/** Passwords up to this length score nothing. */
const tooShort = 5;
const classes = [/[a-z]/, /[A-Z]/, /\d/, /\W/, /[^A-Za-z0-9\s]/];

/**
 * A password's score by the specification: 5 / (its occurrences so far) for each character, plus 10 for each class of
 * characters beyond the first, minus 16 − length / 16. May be negative.
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
  const present = classes.filter((pattern) => pattern.test(password)).length;
  return score + 10 * (present - 1) - (16 - length / 16);
}

export const passwordRank = (score: number): PasswordRank =>
  score > strong ? "strong" : score > enough ? "average" : "weak";

export const isStrongEnough = (password: string): boolean => passwordScore(password) >= enough;

export const needsHint = (score: number): boolean => score <= enough;
