import type { Arrival } from "#domain/delivery-dates.ts";
import { fromWire, minorUnits } from "#domain/money.ts";
import type { Schemas } from "#server/http/reply.ts";
import type { Shortage } from "#server/commerce/stock/stock.ts";
import type { OrderRow } from "./orders.ts";

/** `points_balance`: the balance that was shown. */
export type RequestedPoints = { used_points?: number; paid_with_points?: boolean; points_balance?: number };

/** What a client sends to submit a draft: the shipping option, and what was shown when the order button was pressed. */
export type Submission = RequestedPoints & {
  shipping_code: string;
  terms_version?: string;
  amount_due?: number;
  draft_updated_at?: string;
  wished_on?: string | null;
  shown_arrival?: Arrival;
};
export type SubmissionRefusal =
  | { outcome: "noOrder" }
  | { outcome: "cancelled" }
  | { outcome: "placedElsewhere" }
  /** The draft or its market differs from what was shown. */
  | { outcome: "changedElsewhere" }
  | { outcome: "termsChanged" }
  | { outcome: "noShipping" }
  | { outcome: "wishTooLate" }
  | { outcome: "badAmount" }
  | { outcome: "tooLittle" }
  | { outcome: "tooManyPoints" }
  | { outcome: "outOfStock"; items: Shortage[] }
  | { outcome: "changed"; changes: Schemas["OrderChange"][] };
export type SubmitOrderResult = { outcome: "submitted"; order: OrderRow } | SubmissionRefusal;

/** For an order that is no longer a draft: submitting it again returns it, if nothing else is asked for. */
export function repeatSubmission(order: OrderRow, submission: Submission): SubmitOrderResult {
  if (order.status === "cancelled") return { outcome: "cancelled" };
  return isSameSubmission(submission, order)
    ? { outcome: "submitted", order }
    : { outcome: "placedElsewhere" };
}

/** The points of the submission, or those of the draft if it names none. */
export const requestedPoints = (submission: Submission, draft: OrderRow, balance: number): RequestedPoints =>
  namesPoints(submission)
    ? submission
    : {
        used_points: draft.used_points,
        paid_with_points: draft.paid_with_points,
        points_balance: submission.points_balance ?? balance,
      };

/** The amount due that was shown, in minor units; null: the client does not say. */
export function shownAmount({ amount_due }: Submission, order: OrderRow): bigint | null | "bad" {
  if (amount_due === undefined) return null;
  try {
    return minorUnits(fromWire(amount_due, order));
  } catch {
    return "bad";
  }
}

function isSameSubmission(submission: Submission, order: OrderRow): boolean {
  const shown = shownAmount(submission, order);
  const { shipping_code, wished_on = null, used_points = 0, paid_with_points = false } = submission;
  return (
    shipping_code === order.shipping_code &&
    wished_on === order.wished_on &&
    (!namesPoints(submission) ||
      (paid_with_points === order.paid_with_points &&
        (paid_with_points || used_points === order.used_points))) &&
    (shown === null || shown === order.due_minor)
  );
}

const namesPoints = ({ used_points, paid_with_points }: Submission): boolean =>
  used_points !== undefined || paid_with_points !== undefined;
