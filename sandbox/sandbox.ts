import type { Book } from "./book.ts";
import type { Fault } from "./faults.ts";

/** What the routes share. `publicUrl` is where browsers find the sandbox, without a slash at the end. */
export type Sandbox = {
  book: Book;
  publicUrl: string;
  clock: () => Date;
  /** The clock's time as the ledger writes it. */
  now: () => string;
  delays: Delays;
  barredCurrencies: readonly string[];
  /** For the next order approved on the page without a fault of its own. In memory: a restart forgets it. */
  nextFault: Fault | null;
  /** Aborted when the sandbox shuts down. */
  closing: AbortSignal;
};

/** Milliseconds: how late a late answer is, and how long a pending payment stays pending. */
export type Delays = { late: number; pending: number };
