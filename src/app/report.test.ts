import { afterEach, expect, test, vi } from "vitest";
import { UnexpectedResponseError, NetworkError } from "#src/api/client.ts";
import { ProofDeclinedError } from "#src/api/with-proof.ts";
import { OutageError, createOutageCounter, createReporter } from "./report.ts";

function reportsOf(...errors: unknown[]): unknown[] {
  const sunk: unknown[] = [];
  const report = createReporter((error) => sunk.push(error));
  errors.forEach(report);
  return sunk;
}
const answered = (status: number) => new UnexpectedResponseError(status);

test.each([400, 401, 403, 404, 406, 409])("a refusal with %i is part of the day", (status) => {
  expect(reportsOf(answered(status))).toEqual([]);
});

test.each([402, 410, 413, 422, 429, 500, 502])("an answer of %i is told", (status) => {
  expect(reportsOf(answered(status))).toHaveLength(1);
});

test("what was given up is not told", () => {
  expect(reportsOf(AbortSignal.abort().reason, new ProofDeclinedError())).toEqual([]);
});

afterEach(() => void vi.useRealTimers());

test("what was not answered is counted, and told once a minute", () => {
  vi.useFakeTimers();
  const sunk: unknown[] = [];
  const sink = (error: unknown) => sunk.push(error);
  const report = createReporter(sink, createOutageCounter(sink));
  const lost = new NetworkError(new TypeError("Failed to fetch"));
  for (const error of [lost, lost, new NetworkError("late"), new DOMException("", "TimeoutError")])
    report(error);
  expect(sunk).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(sunk).toEqual([new OutageError(3)]);
  vi.advanceTimersByTime(60_000);
  expect(sunk).toHaveLength(1);
  report(new NetworkError("again"));
  vi.advanceTimersByTime(60_000);
  expect(sunk).toEqual([new OutageError(3), new OutageError(1)]);
});

test("an error is told once, however many see it; another of the same words is another", () => {
  const error = new Error("broken");
  expect(reportsOf(error, error, new Error("broken"))).toEqual([error, new Error("broken")]);
});

test("what is no error at all is told too", () => {
  expect(reportsOf("broken", null)).toEqual(["broken", null]);
});
