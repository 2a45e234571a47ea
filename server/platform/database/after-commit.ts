import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";

const waiting = new AsyncLocalStorage<(() => void)[]>();

/** Calls `then` after the surrounding transaction commits, never if it rolls back; immediately outside of a transaction. */
export function afterCommit(then: () => void): void {
  const store = waiting.getStore();
  if (store) store.push(then);
  else then();
}

export const withCommitHooks = (database: Database): Database => ({
  ...database,
  transaction: async (work) => {
    const callbacks: (() => void)[] = [];
    const result = await waiting.run(callbacks, () => database.transaction(work));
    for (const then of callbacks) then();
    return result;
  },
});
