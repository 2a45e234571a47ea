import { describe, expect, test } from "vitest";
import { checkPassword } from "./chosen-password.ts";
import { isCommonPassword } from "./common-passwords.ts";

const owner = { email: "Rosa.Winter@example.com", first_name: "Rosalie", last_name: "Müller-Lindqvist" };
const problem = async (password: string, changes: Partial<typeof owner> = owner) =>
  (await checkPassword(password, { email: "nobody@example.com", ...changes })).problem;

test.each([
  "P@ssw0rd1!",
  "Passw0rd!2026",
  "PASSWORD_2026_!",
  "!!Letmein-2026!!",
  "Qwertyuiop123!?",
  "1qaz2wsx3edc!",
  "Dragon-Dragon-77!",
  "2026!Iloveyou",
  "dragon!dragon?dragon",
])("%s is a common password", async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each([
  "Trellis-Demo-2026!",
  "Gießkanne 9 Liter!",
  "correct horse battery staple 7!",
  "x7#Kq!pZ2w-Lm9",
  "ふくろうの森で眠る2026",
])("%s is not a common password", async (password) => {
  expect(await problem(password)).toBe(null);
});

test.each(["!".repeat(900), "a!".repeat(450), "-_".repeat(450)])(
  "many symbols take no longer than a few: %#",
  async (signs) => {
    expect(await isCommonPassword(`${signs}aB3xyzk`)).toBe(false);
  },
);

describe("a password", () => {
  test.each([
    ["the address's local part", "xX-rosa.winter-77!"],
    ["the local part without its dot", "77!RosaWinter-xX"],
    ["the whole address", "rosa.winter@example.com-A1"],
    ["the first name", "Rosalie!77-kq-ZZ"],
    ["the first name with symbols for letters", "R0$al13!77-kq-ZZ"],
    ["the last name without accents", "muller-LINDQVIST!77"],
    ["a part of the last name", "77!kqZZ-Lindqvist"],
    ["a part of the address", "Winter-77!-kq-ZZ"],
  ])("with %s is refused", async (_what, password) => {
    expect(await problem(password)).toBe("personal");
  });

  test.each([
    ["a name of three letters", "Eva-Gießkanne-77!", { first_name: "Eva" }],
    ["an address of three letters", "Eva-Gießkanne-77!", { email: "eva@example.com" }],
    ["an address of digits", "Gießkanne-12345-xX!", { email: "12345@example.com" }],
  ])("with %s is accepted", async (_what, password, changes) => {
    expect(await problem(password, changes)).toBe(null);
  });

  test.each(["AnnLee!77-kq-ZZ", "LeeAnn!77-kq-ZZ"])(
    "with two short names is refused: %s",
    async (password) => {
      expect(await problem(password, { first_name: "Ann", last_name: "Lee" })).toBe("personal");
    },
  );

  test("that is too weak is refused as weak first", async () => {
    expect(await problem("rosa.winter")).toBe("weak");
  });
});
