import { expect, test } from "vitest";
import { sentence } from "./run.ts";
import { SettingsProblem } from "./settings.ts";

const systemError = (code: string, port: number) => Object.assign(new Error(code), { code, port });

test.each([
  [new SettingsProblem("PORT is wrong."), "PORT is wrong."],
  [systemError("EADDRINUSE", 8080), "Port 8080 is taken. Stop what uses it, or set PORT to another one."],
  [
    new Error("a statement failed", { cause: systemError("ECONNREFUSED", 5432) }),
    "Nothing answers at port 5432. Is the database of DATABASE_URL running?",
  ],
  [new Error("a bug"), null],
  ["not even an error", null],
])("%s is reported as %s", (error, words) => {
  expect(sentence(error)).toBe(words);
});
