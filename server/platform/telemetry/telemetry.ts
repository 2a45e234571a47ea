/**
 * The shop reports its operations to an optional observer, which `start-telemetry.ts` sets. Without one nothing is
 * loaded or measured.
 */

/** Something that takes time. `name` is one of a few constants, never user data. */
export type Operation = {
  kind: "statement" | "provider" | "job" | "page";
  name: string;
  of?: string | undefined;
  askedAt?: string | undefined;
};
export type CounterName =
  | "ordersSubmitted"
  | "paymentsCaptured"
  | "paymentsFailed"
  | "paymentsRefunded"
  | "logIns"
  | "logInsFailed"
  | "accessRefused"
  | "policyViolations";
export type ObservedRequest = {
  method: string;
  route: string;
  /** Of the caller's trace, if it is trusted. */
  traceparent: string | undefined;
  isOwn: boolean;
};
export type Pool = { totalCount: number; idleCount: number; waitingCount: number };
export type Observer = {
  work: <Result>(
    work: Operation,
    perform: () => Promise<Result>,
    outcomeOf?: (result: Result) => string,
  ) => Promise<Result>;
  /** Runs what follows in the request's context; returns a function that ends it. */
  request: (request: ObservedRequest) => {
    runInContext: (next: () => void) => void;
    ended: (status: number) => void;
  };
  count: (counter: CounterName, reason?: string) => void;
  cacheRead: (isHit: boolean) => void;
  /** Whether change notifications from other programs arrive. */
  hears: (isHearing: boolean) => void;
  pool: (pool: Pool) => void;
  /** Identifies the current operation, for jobs that it enqueues; undefined without traces. */
  place: () => string | undefined;
};

export const telemetry: { by: Observer | null } = { by: null };

/** Runs the work and reports its duration and outcome; an exception is `failed`. */
export const observed = <Result>(
  work: Operation,
  perform: () => Promise<Result>,
  outcomeOf?: (result: Result) => string,
): Promise<Result> => (telemetry.by ? telemetry.by.work(work, perform, outcomeOf) : perform());

export const incrementCounter = (what: CounterName, reason?: string): void =>
  telemetry.by?.count(what, reason);
