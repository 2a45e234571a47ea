import { UnexpectedResponseError, NetworkError } from "#src/api/client.ts";
import { ProofDeclinedError } from "#src/api/with-proof.ts";

/** Receives unexpected errors. The default in the browser writes to the console; a shop may replace it. */
export type ReportSink = (error: unknown) => void;

const expected = [400, 401, 403, 404, 406, 409];

/** Milliseconds. */
const outageWindow = 60_000;

/** Reports each error once; skips expected and aborted ones. Requests without a response go to `onUnanswered`. */
export function createReporter(sink: ReportSink, onUnanswered: () => void = () => {}): ReportSink {
  const reported = new WeakSet<object>();
  return (error) => {
    if (isExpected(error)) return;
    if (typeof error === "object" && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    if (isUnanswered(error)) onUnanswered();
    else sink(error);
  };
}

/** Counts time-outs and network failures and reports their number once a minute: an outage is one event, not hundreds. */
export function createOutageCounter(sink: ReportSink): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      sink(new OutageError(count));
      count = 0;
    }, outageWindow);
  };
}

export class OutageError extends Error {
  readonly count: number;
  constructor(count: number) {
    super(`${count} requests were not answered`);
    this.count = count;
  }
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof DOMException && error.name === "TimeoutError");

function isExpected(error: unknown): boolean {
  if (error instanceof UnexpectedResponseError) return expected.includes(error.status);
  return (
    error instanceof ProofDeclinedError || (error instanceof DOMException && error.name === "AbortError")
  );
}
