import type { RefundReason } from "../../domain/refund.ts";
import type { AttachmentChange } from "../attachment/attachment.contract.ts";
import type { Unforeseen } from "../outcome.ts";

/** A new request begins with its order, one that was begun before with its draft. */
export type RefundSource = { orderId: string } | { refundId: string };
export type RefundRequestFacts = {
  source: RefundSource;
  /** How many photos a request may have. */
  mostPhotos: number;
};

/**
 * `price`: of one piece, incl. VAT. `count` pieces were bought, of which `refundedCount` came back already and an open request
 * asks for `requestedCount`.
 */
export type RefundLine = {
  id: string;
  productId: string;
  name: string;
  price: number;
  count: number;
  refundedCount: number;
  requestedCount: number;
};
/** An order that something can come back of. Money paid `amountDue` of it, points the rest. */
export type RefundOrder = {
  id: string;
  reference: string;
  currency: string;
  currency_precision: number;
  shipping: number;
  amountDue: number;
  usedPoints: number;
  isShipped: boolean;
  lines: readonly RefundLine[];
};

/** Pieces by line; a line that is left out keeps all of its pieces. */
export type RequestedRefund = {
  counts: Readonly<Record<string, number>>;
  reason: RefundReason | null;
  note: string;
};
export type ChosenPhoto = { photoId: string; fileName: string };
/** A photo that the shop has. `preview`: its address. */
export type DraftPhoto = { imageId: string; fileName: string; preview: string };
export type RefundDraft = { refundId: string; wanted: RequestedRefund; photos: readonly DraftPhoto[] };

export type RefundRequestEvent =
  | { type: "request.submitted"; wanted: RequestedRefund }
  | { type: "photos.chosen"; photos: readonly ChosenPhoto[] }
  /** The photos that did not get through are left out. */
  | { type: "photos.leftOut" }
  | { type: "retry.requested" }
  /** By the flow of one of the photos. */
  | AttachmentChange;

/** Why nothing can be asked for. */
export type Closed =
  | { outcome: "tooOld"; days: number }
  /** `refundId` null: it was asked for just now, elsewhere. */
  | { outcome: "alreadyRequested"; refundId: string | null }
  | { outcome: "nothingLeft" }
  | { outcome: "notPaid" };

/** `loadRequest`: the order, and the draft if it has one. Rejects when nobody answers. */
export type LoadRequestOutput =
  | { outcome: "open"; order: RefundOrder; draft: RefundDraft | null }
  /** There is no such order or draft of this customer. */
  | { outcome: "notFound" }
  | Closed
  | Unforeseen;

/** `saveDraft`: makes the order's draft, or replaces what is in it but its photos. Rejects when nobody answers. */
export type SaveDraftInput = { orderId: string; wanted: RequestedRefund };
export type SaveDraftOutput =
  /** `photos`: all that the draft has. */
  | { outcome: "saved"; refundId: string; photos: readonly DraftPhoto[] }
  | { outcome: "noteRefused"; problem: NoteProblem }
  /** Less is left of the order than was shown. */
  | { outcome: "countsChanged" }
  | Closed
  | Unforeseen;
export type NoteProblem = "too_long" | "unseen_marks";

/** `requestRefund`: asks the shop to decide the draft. Rejects when nobody answers. */
export type RequestRefundInput = { refundId: string };
export type RequestRefundOutput =
  /** `refundId`: the draft's, or the open request's that it has become part of. */
  | { outcome: "requested"; refundId: string }
  | { outcome: "countsChanged" }
  | Extract<Closed, { outcome: "tooOld" | "alreadyRequested" | "nothingLeft" }>
  | Unforeseen;
