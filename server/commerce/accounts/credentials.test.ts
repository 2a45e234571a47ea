import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const server = join(import.meta.dirname, "../..");
const sources = readdirSync(server, { recursive: true, encoding: "utf8" })
  .filter((path) => /(?<!\.test)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(server, path), "utf8") }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("accounts are created in one file", () => {
  expect(filesWith(/\.insert\((\w+\.)?customers\)/)).toEqual(["commerce/accounts/credentials.ts"]);
});

test("credentials are stored in one file, and removed when an account is deleted", () => {
  const credentialWrites = /\.set\(\{[^;]*\b(password_hash|role|email_confirmed_at)\b/;
  const changing = filesWith(/\.update\((\w+\.)?customers\)/);
  expect(filesWith(credentialWrites).filter((path) => changing.includes(path))).toEqual([
    "commerce/accounts/credentials.ts",
    "commerce/personal-data/erase-customer.ts",
  ]);
});
