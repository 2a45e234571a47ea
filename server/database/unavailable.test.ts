import { expect, test } from "vitest";
import { DatabaseUnavailableError, isDatabaseUnavailable } from "./unavailable.ts";

test("a failure is known as the database's absence under what wraps it, and as the job queue's copy of it", () => {
  const away = new DatabaseUnavailableError("The server of the database takes no writes.");
  expect(isDatabaseUnavailable(new Error("Failed query", { cause: away }))).toBe(true);
  // pg-boss passes on a copy with its own fields.
  const copy = { ...away, message: away.message, stack: away.stack };
  expect(isDatabaseUnavailable(Object.assign(new Error(), copy))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error(), { ...copy, name: "Error" }))).toBe(false);
});
