import { expect, test } from "vitest";
import { DatabaseUnavailableError, isDatabaseUnavailable } from "./unavailable.ts";

test("an unavailable database is recognised in wrapped errors and in the job queue's copies", () => {
  const unavailable = new DatabaseUnavailableError("The server of the database takes no writes.");
  expect(isDatabaseUnavailable(new Error("Failed query", { cause: unavailable }))).toBe(true);
  // pg-boss passes on a copy with its own fields.
  const copy = { ...unavailable, message: unavailable.message, stack: unavailable.stack };
  expect(isDatabaseUnavailable(Object.assign(new Error(), copy))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error(), { ...copy, name: "Error" }))).toBe(false);
});
