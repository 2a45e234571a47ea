import { AsyncLocalStorage } from "node:async_hooks";

const insideTransaction = new AsyncLocalStorage<true>();

export const runAsTransaction = <Result>(work: () => Promise<Result>): Promise<Result> =>
  insideTransaction.run(true, work);

/** The embedded database runs one transaction at a time, so the outer handle would wait forever inside one. */
export function refuseInsideTransaction<Arguments extends unknown[], Result>(
  query: (...args: Arguments) => Result,
) {
  return (...args: Arguments): Result => {
    if (insideTransaction.getStore()) {
      throw new Error("The outer database handle was used inside a transaction; use `tx`.");
    }
    return query(...args);
  };
}
