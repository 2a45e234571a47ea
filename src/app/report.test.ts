import { afterEach, expect, test, vi } from "vitest";
import { UnexpectedResponseError, NetworkError } from "#src/api/client.ts";
import { ProofDeclinedError } from "#src/api/with-proof.ts";
import { OutageError, createOutageCounter, createReporter } from "./report.ts";
import { requirements } from "#tests/support/requirements.ts";

function reportsOf(...errors: unknown[]): unknown[] {
  const sunk: unknown[] = [];
  const report = createReporter((error) => sunk.push(error));
  errors.forEach(report);
  return sunk;
}
const answered = (status: number) => new UnexpectedResponseError(status);

test.each([400, 401, 403, 404, 406, 409])("a refusal with %i is not reported", (status) => {
  requirements("errors.reporting-statuses");
  expect(reportsOf(answered(status))).toEqual([]);
});

test.each([402, 410, 413, 422, 429, 500, 502])("a response with %i is reported", (status) => {
  expect(reportsOf(answered(status))).toHaveLength(1);
});

test("aborted requests are not reported", () => {
  requirements("errors.reporting-aborted");
  expect(reportsOf(AbortSignal.abort().reason, new ProofDeclinedError())).toEqual([]);
});

afterEach(() => void vi.useRealTimers());

test("unanswered requests are counted, and reported once a minute", () => {
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

test("an error is reported once; another one with the same message is reported too", () => {
  const error = new Error("broken");
  expect(reportsOf(error, error, new Error("broken"))).toEqual([error, new Error("broken")]);
});

test("a thrown value that is no error is reported too", () => {
  expect(reportsOf("broken", null)).toEqual(["broken", null]);
});
