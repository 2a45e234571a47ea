import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { maskText, toLoggableError } from "./loggable-error.ts";

test("a failed statement is logged without its parameters, and PostgreSQL's error without its values", () => {
  const refusal = Object.assign(new Error('duplicate key value "jane@example.com"'), {
    code: "23505",
    table: "customers",
    constraint: "customers_email_key",
    detail: "Key (email)=(jane@example.com) already exists.",
  });
  const statement = `insert into "customers" ("email", "note") values ($1, 'jane')`;
  const error = new DrizzleQueryError(statement, ["jane@example.com"], refusal);
  const loggable = toLoggableError(error);
  expect(JSON.stringify(loggable)).not.toMatch(/jane/i);
  expect(loggable).toMatchObject({
    statement: `insert into "customers" ("email", "note") values ($1, '…')`,
    cause: { code: "23505", table: "customers", constraint: "customers_email_key" },
  });
  expect(loggable.stack[0]).toContain("loggable-error.test.ts");
});

test("an error with a code, such as a mail server's refusal, is logged by its code", () => {
  const refusal = Object.assign(new Error("Can't send mail: 550 Jane Doe <jane@example.com>"), {
    code: "EENVELOPE",
    response: "550 Jane Doe",
    rejected: ["jane@example.com"],
  });
  expect(toLoggableError(refusal)).toEqual({ type: "Error", code: "EENVELOPE", stack: expect.any(Array) });
});

test.each([
  ["Cannot read properties of undefined (reading 'email')", "Cannot read properties of undefined (reading …"],
  [`Unexpected token 'J', "{"name": Jane Doe}" is not valid JSON`, "Unexpected token … is not valid …"],
  ["no account of jane.doe@example.com, née Müller, 3 orders", "no account of … orders"],
  ["The shop wrote to Jane Doe", "The shop wrote to …"],
  ["the token eyJhbGciOiJIUzI1NiJ9 is over", "the token … is over"],
  ["jobs are late\n    at jane (doe:1)", "jobs are late at jane …"],
])("of the message %j, plain words are logged", (message, expected) => {
  expect(maskText(message)).toBe(expected);
});

test("causes are logged, and values that are not errors by their type", () => {
  expect(toLoggableError(new Error("no luck", { cause: "jane" }))).toMatchObject({
    message: "no luck",
    cause: { type: "string", stack: [] },
  });
});
