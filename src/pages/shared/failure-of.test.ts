import { expect, test } from "vitest";
import { UnexpectedResponseError } from "#src/api/client.ts";
import { failureOf } from "./failure-of.ts";

const withStatus = (status: number) => new UnexpectedResponseError(status);
const unreachable = new TypeError("Failed to fetch");

test.each([
  ["nothing failed", [{ data: 1, error: null }], undefined],
  ["nothing is loaded yet", [{ data: undefined, error: null }], undefined],
  ["the first read failed", [{ data: undefined, error: unreachable }], unreachable],
  ["what is shown could not be read again", [{ data: 1, error: unreachable }], undefined],
])("if %s, the page is replaced by %o", (_, results, expected) => {
  expect(failureOf(...results)).toBe(expected);
});

test.each([404, 403])("what is shown is replaced when it is read again with status %i", (status) => {
  const error = withStatus(status);
  expect(failureOf({ data: 1, error: null }, { data: 1, error })).toBe(error);
});

test.each([503, 500, 429])("what is shown stays when it is read again with status %i", (status) => {
  expect(failureOf({ data: 1, error: withStatus(status) })).toBeUndefined();
});
