import { afterEach, expect, test, vi } from "vitest";
import { ApiProblem, Unanswered } from "../api/client.ts";
import { ProofDeclined } from "../api/proving.ts";
import { Outage, outageCounter, reporter } from "./report.ts";

function told(...errors: unknown[]): unknown[] {
  const sunk: unknown[] = [];
  const report = reporter((error) => sunk.push(error));
  errors.forEach(report);
  return sunk;
}
const answered = (status: number) => new ApiProblem(status);

test.each([400, 401, 403, 404, 406, 409])("a refusal with %i is part of the day", (status) => {
  expect(told(answered(status))).toEqual([]);
});

test.each([402, 410, 413, 422, 429, 500, 502])("an answer of %i is told", (status) => {
  expect(told(answered(status))).toHaveLength(1);
});

test("what was given up is not told", () => {
  expect(told(AbortSignal.abort().reason, new ProofDeclined())).toEqual([]);
});

afterEach(() => void vi.useRealTimers());

test("what was not answered is counted, and told once a minute", () => {
  vi.useFakeTimers();
  const sunk: unknown[] = [];
  const sink = (error: unknown) => sunk.push(error);
  const report = reporter(sink, outageCounter(sink));
  const lost = new Unanswered(new TypeError("Failed to fetch"));
  for (const error of [lost, lost, new Unanswered("late"), new DOMException("", "TimeoutError")])
    report(error);
  expect(sunk).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(sunk).toEqual([new Outage(3)]);
  vi.advanceTimersByTime(60_000);
  expect(sunk).toHaveLength(1);
  report(new Unanswered("again"));
  vi.advanceTimersByTime(60_000);
  expect(sunk).toEqual([new Outage(3), new Outage(1)]);
});

test("an error is told once, however many see it; another of the same words is another", () => {
  const error = new Error("broken");
  expect(told(error, error, new Error("broken"))).toEqual([error, new Error("broken")]);
});

test("what is no error at all is told too", () => {
  expect(told("broken", null)).toEqual(["broken", null]);
});
