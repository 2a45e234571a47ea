import type { Book } from "./book.ts";
import type { Fault } from "./faults.ts";
import type { Notify } from "./webhooks.ts";

/** What the routes share. `publicUrl` is where browsers find the sandbox, without a slash at the end. */
export type Sandbox = {
  book: Book;
  publicUrl: string;
  /** Where the shop last found it, which may be another address than browsers have. */
  shopsUrl: string;
  clock: () => Date;
  /** The clock's time as the ledger writes it. */
  now: () => string;
  delays: Delays;
  barredCurrencies: readonly string[];
  /** For the next order approved on the page without a fault of its own. In memory: a restart forgets it. */
  nextFault: Fault | null;
  /** What becomes of the next refund, once. In memory. */
  nextRefund: RefundCourse;
  /** What customers dispute, by the dispute's id. In memory. */
  disputes: Map<string, Dispute>;
  /** Tells the shop what has happened. */
  notify: Notify;
  /** Aborted when the sandbox shuts down. */
  closing: AbortSignal;
};

/** Milliseconds: how late a late answer is, and how long a pending payment stays pending. */
export type Delays = { late: number; pending: number };

/** `pending`: paid after a while; `failing`: pending for a while, then failed. */
export const refundCourses = ["paid", "pending", "failing"] as const;
export type RefundCourse = (typeof refundCourses)[number];

export type Dispute = { captureId: string; status: "OPEN" | "RESOLVED"; changedAt: string };
