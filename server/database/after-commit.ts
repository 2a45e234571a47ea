import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";

const waiting = new AsyncLocalStorage<(() => void)[]>();

/** Calls `then` once the transaction around it is committed, and never if it is rolled back; at once outside of one. */
export function afterCommit(then: () => void): void {
  const store = waiting.getStore();
  if (store) store.push(then);
  else then();
}

/** A database whose transactions call, after their commit, what waits for it. */
export const withCommitHooks = (database: Database): Database => ({
  ...database,
  transaction: async (work) => {
    const told: (() => void)[] = [];
    const result = await waiting.run(told, () => database.transaction(work));
    for (const then of told) then();
    return result;
  },
});
