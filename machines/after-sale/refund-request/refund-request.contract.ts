import type { ChosenPhoto, StoredPhoto } from "#domain/photo-states.ts";
import type { RefundReason } from "#domain/refund.ts";
import type { AttachmentChange } from "#machines/photos/attachment/attachment.contract.ts";
import type { Unforeseen } from "#machines/outcome.ts";

/** A new request starts from its order, a continued one from its draft. */
export type RefundSource = { orderId: string } | { refundId: string };
export type RefundRequestFacts = { source: RefundSource };

/** `price`: of one item, incl. VAT. `paid`: for all of them, after promotions. Of `count` items, `refundedCount` are already refunded and `requestedCount` are in an open request. */
export type RefundLine = {
  id: string;
  productId: string;
  /** The article number. */
  sku: string;
  name: string;
  price: number;
  paid: number;
  count: number;
  refundedCount: number;
  requestedCount: number;
};
/** An order with items to refund. `amountDue` was paid with money, the rest with points. */
export type RefundOrder = {
  id: string;
  reference: string;
  currency: string;
  currency_precision: number;
  shipping: number;
  amountDue: number;
  usedPoints: number;
  isShipped: boolean;
  mostPhotos: number;
  lines: readonly RefundLine[];
};

/** Counts by line; lines that are left out are not returned. */
export type RequestedRefund = {
  counts: Readonly<Record<string, number>>;
  reason: RefundReason | null;
  note: string;
};
export type DraftPhoto = StoredPhoto & { preview: string };
export type RefundDraft = { refundId: string; wanted: RequestedRefund; photos: readonly DraftPhoto[] };

export type RefundRequestEvent =
  | { type: "request.submitted"; wanted: RequestedRefund }
  | { type: "photos.chosen"; photos: readonly ChosenPhoto[] }
  | { type: "photos.leftOut" }
  | { type: "retry.requested" }
  | AttachmentChange;

export type Closed =
  | { outcome: "refundTooOld"; days: number }
  /** `refundId` null: it was requested in another tab just now. */
  | { outcome: "refundRequested"; refundId: string | null }
  | { outcome: "nothingLeft" }
  | { outcome: "orderNotPaid" };

/** A guest's order is locked; the link in its mail opens it again. */
type GuestTokenExpired = { outcome: "guestTokenExpired" };

/** Port `loadRequest`: the order, and its draft if there is one. */
export type LoadRequestOutput =
  | { outcome: "open"; order: RefundOrder; draft: RefundDraft | null }
  | { outcome: "notFound" }
  | GuestTokenExpired
  | Closed
  | Unforeseen;

/** Port `saveDraft`: creates the order's draft, or replaces its content except the photos. */
export type SaveDraftInput = { orderId: string; wanted: RequestedRefund };
export type SaveDraftOutput =
  | { outcome: "saved"; refundId: string; photos: readonly DraftPhoto[] }
  | { outcome: "invalid"; problem: NoteProblem }
  | { outcome: "countsChanged" }
  | GuestTokenExpired
  | Closed
  | Unforeseen;
export type NoteProblem = "too_long" | "unseen_marks";

/** Port `requestRefund`: submits the draft. */
export type RequestRefundInput = { refundId: string };
export type RequestRefundOutput =
  /** `refundId`: the draft's, or that of the open request that it was added to. */
  | { outcome: "requested"; refundId: string }
  | { outcome: "countsChanged" }
  | GuestTokenExpired
  | Extract<Closed, { outcome: "refundTooOld" | "refundRequested" | "nothingLeft" }>
  | Unforeseen;
