/**
 * Where the shop tells what it does to whoever watches. Without a watcher nothing is loaded and nothing measured; `start.ts` brings one.
 */

/** Something that takes time. `name` is one of a few words of the code, never of a person's. */
export type Operation = {
  kind: "statement" | "provider" | "job" | "page";
  name: string;
  /** What it is about: a table. */
  of?: string | undefined;
  /** The work that asked for it, as `Watcher.place` told it. */
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
  /** Of the caller's trace, if it is to be trusted. */
  traceparent: string | undefined;
  /** Asked by the program itself, for a page that it renders. */
  isOwn: boolean;
};
export type Pool = { totalCount: number; idleCount: number; waitingCount: number };
export type Observer = {
  work: <Result>(
    work: Operation,
    perform: () => Promise<Result>,
    outcomeOf?: (result: Result) => string,
  ) => Promise<Result>;
  /** Runs what follows as a part of the request; answers what ends it. */
  request: (request: ObservedRequest) => {
    within: (next: () => void) => void;
    ended: (status: number) => void;
  };
  /** `reason`: one of a few words of the code. */
  count: (what: CounterName, reason?: string) => void;
  kept: (found: boolean) => void;
  /** Whether other programs' changes of the shop would be heard of. */
  hears: (isHearing: boolean) => void;
  pool: (pool: Pool) => void;
  /** Names the work that is being done, for what it asks to be done later; undefined: nobody traces. */
  place: () => string | undefined;
};

/** Null: nobody watches. */
export const telemetry: { by: Observer | null } = { by: null };

/** Does something, and tells how long it took and how it ended; thrown is `failed`. */
export const observed = <Result>(
  work: Operation,
  perform: () => Promise<Result>,
  outcomeOf?: (result: Result) => string,
): Promise<Result> => (telemetry.by ? telemetry.by.work(work, perform, outcomeOf) : perform());

export const incrementCounter = (what: CounterName, reason?: string): void =>
  telemetry.by?.count(what, reason);
