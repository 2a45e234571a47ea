import { ApiProblem } from "../api/client.ts";

/** Takes what should not have happened. The browser's own writes to the console; a shop may have another. */
export type ReportSink = (error: unknown) => void;

/** Refusals that are part of the shop's day. */
const expected = [400, 401, 403, 404, 406, 409];

/** The one way to tell of an error: what is expected or was given up is left out, and the same error is told once. */
export function reporter(sink: ReportSink): ReportSink {
  const told = new WeakSet<object>();
  return (error) => {
    if (isExpected(error)) return;
    if (typeof error === "object" && error !== null) {
      if (told.has(error)) return;
      told.add(error);
    }
    sink(error);
  };
}

function isExpected(error: unknown): boolean {
  if (error instanceof ApiProblem) return expected.includes(error.status);
  return error instanceof DOMException && (error.name === "AbortError" || error.name === "TimeoutError");
}
