import type { Book } from "./book.ts";
import type { Fault } from "./faults.ts";
import type { ViesFault } from "./vies.ts";
import type { Notify } from "./webhooks.ts";

/** What the routes share. `publicUrl` is the URL for browsers, without a trailing slash. */
export type Sandbox = {
  book: Book;
  publicUrl: string;
  /** The host that the shop last used, which may differ from the browsers'. */
  shopsUrl: string;
  clock: () => Date;
  /** The clock's time in the ledger's format. */
  now: () => string;
  delays: Delays;
  barredCurrencies: readonly string[];
  /** For the next approval without a fault of its own. In memory only. */
  nextFault: Fault | null;
  /** What happens to the next refund, once. In memory only. */
  nextRefund: RefundCourse;
  /** Disputes by id. In memory only. */
  disputes: Map<string, Dispute>;
  /** How every request to the register of VAT IDs fails; null: none does. In memory only. */
  viesFault: ViesFault | null;
  notify: Notify;
  closing: AbortSignal;
};

/** Milliseconds: the delay of a late response, and of a pending payment. */
export type Delays = { late: number; pending: number };

/** `pending`: paid after a while; `failing`: pending for a while, then failed. */
export const refundCourses = ["paid", "pending", "failing"] as const;
export type RefundCourse = (typeof refundCourses)[number];

export type Dispute = { captureId: string; status: "OPEN" | "RESOLVED"; changedAt: string };
