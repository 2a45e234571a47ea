import { expect, test } from "vitest";
import { isStrongEnough, needsHint, passwordRank, passwordScore } from "./password.ts";
import { requirements } from "#tests/support/requirements.ts";

/** Points of the characters, points of the classes, and the deduction for the length. */
const scoredPasswords: [password: string, characters: number, classes: number, taken: number][] = [
  ["abcdef", 30, 0, 15.625],
  ["ABCDEF", 30, 0, 15.625],
  ["123456", 30, 0, 15.625],
  // 5 × (1 + 1/2 + 1/3 + 1/4 + 1/5 + 1/6)
  ["aaaaaa", 12.25, 0, 15.625],
  // An underscore is a word character, and special.
  ["______", 12.25, 0, 15.625],
  ["!!!!!!", 12.25, 10, 15.625],
  // A space is not a word character, and not special.
  ["      ", 12.25, 0, 15.625],
  ["Abcdef", 30, 10, 15.625],
  ["abc123", 30, 10, 15.625],
  ["Abc123", 30, 20, 15.625],
  ["Abc12_", 30, 30, 15.625],
  ["Abc12 ", 30, 30, 15.625],
  ["Abc12!", 30, 40, 15.625],
  ["112233", 22.5, 0, 15.625],
  ["aAaAaA", 18.333_333, 10, 15.625],
  ["ÄÖÜäöü", 30, 10, 15.625],
  ["🌱🌱🌱🌱🌱🌱", 12.25, 10, 15.625],
  ["abcdefg", 35, 0, 15.562_5],
  ["パスワードです", 35, 10, 15.562_5],
  ["abcdefgh", 40, 0, 15.5],
  ["password", 37.5, 0, 15.5],
  ["Abcdefg1", 40, 20, 15.5],
  ["Abcdef1!", 40, 40, 15.5],
  ["Password1", 42.5, 20, 15.437_5],
  ["Password1!", 47.5, 40, 15.375],
  ["abcdefghijkl", 60, 0, 15.25],
  ["aaaaaaaaaaaa", 15.516_053, 0, 15.25],
  ["Abcdefghijk1", 60, 20, 15.25],
  ["Abcdefghij1!", 60, 40, 15.25],
  ["correct horse", 51.666_667, 10, 15.187_5],
  ["abcdefghijklmnop", 80, 0, 15],
  ["Trellis-Demo-2026!", 80, 40, 14.875],
  ["abcdefghijklmnopqrst", 100, 0, 14.75],
];

test.each(scoredPasswords)(
  "%s scores %d for its characters, %d for its classes, less %d",
  (password, ...points) => {
    requirements("strength.classes", "strength.characters", "strength.length");
    const [characters, classes, taken] = points;
    expect(passwordScore(password)).toBeCloseTo(characters + classes - taken, 5);
  },
);

test.each(["", "a", "Ab1!x", "🌱🌱🌱🌱🌱"])("%s is too short to score", (password) => {
  requirements("strength.short");
  expect(passwordScore(password)).toBe(0);
});

test.each([
  [80.01, "strong"],
  [80, "average"],
  [60.01, "average"],
  [60, "weak"],
  [-3, "weak"],
] as const)("a score of %d is ranked %s", (score, rank) => {
  requirements("strength.strong", "strength.average", "strength.weak");
  expect(passwordRank(score)).toBe(rank);
});

test.each([
  [59.99, true],
  [60, true],
  [60.01, false],
])("a score of %d shows the hint: %s", (score, isShown) => {
  requirements("strength.hint");
  expect(needsHint(score)).toBe(isShown);
});

test("a password is accepted from a score of 60", () => {
  requirements("strength.button");
  expect([passwordScore("abcdefghijklmnab"), isStrongEnough("abcdefghijklmnab")]).toEqual([60, true]);
  expect([isStrongEnough("Password1"), isStrongEnough("Abcdef1!"), isStrongEnough("Password1!")]).toEqual([
    false,
    true,
    true,
  ]);
});

test("seven characters of all classes are too few, and many letters of one class are enough", () => {
  expect(isStrongEnough("aB3!xY9")).toBe(false);
  expect(isStrongEnough("purplegiraffesjumphighoverwalls")).toBe(true);
});
