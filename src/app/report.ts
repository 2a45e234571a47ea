import { ApiProblem, Unanswered } from "../api/client.ts";
import { ProofDeclined } from "../api/proving.ts";

/** Receives unexpected errors. The default in the browser writes to the console; a shop may replace it. */
export type ReportSink = (error: unknown) => void;

/** Statuses of refusals that happen every day. */
const expected = [400, 401, 403, 404, 406, 409];

/** Reports errors: skips expected and aborted ones, and reports each error only once. */
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
  if (error instanceof Unanswered || error instanceof ProofDeclined) return true;
  return error instanceof DOMException && (error.name === "AbortError" || error.name === "TimeoutError");
}
