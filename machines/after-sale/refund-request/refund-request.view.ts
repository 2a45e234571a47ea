import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { NoteProblem, RefundOrder, RequestedRefund } from "./refund-request.contract.ts";
import type { refundRequestMachine } from "./refund-request.machine.ts";
import { notSent, refusedFiles, type PhotoState } from "#domain/photo-states.ts";
import type { RefundRequestContext } from "./refund-request.setup.ts";

export type RefundRequestView =
  /** `unreachable`: `retry.requested` repeats the same request. */
  | { screen: "loading"; problem: null | "unreachable" }
  | {
      screen: "form";
      order: RefundOrder;
      /** As submitted last, or as in the draft. */
      wanted: RequestedRefund;
      photos: readonly PhotoState[];
      problem: RequestProblem | null;
    }
  /** `percent`: of all uploads. */
  | {
      screen: "sending";
      step: "draft" | "photos" | "request";
      photos: readonly PhotoState[];
      percent: number;
      problem: null | "unreachable";
    }
  /** The draft is saved; `count` of its photos failed. */
  | { screen: "photosStuck"; refundId: string; photos: readonly PhotoState[]; count: number }
  | { screen: "requested"; refundId: string; orderId: string; leftOut: number }
  | { screen: "closed"; why: ClosedBecause }
  | { screen: "notFound" }
  /** A guest's order, whose link is mailed again. */
  | { screen: "orderLocked" }
  | { screen: "unforeseen" };

export type RequestProblem =
  | "nothingWanted"
  | "countsChanged"
  | "photosGone"
  | "guestTokenExpired"
  | "unforeseen"
  | { note: NoteProblem };

export type ClosedBecause =
  | { because: "refundTooOld"; days: number }
  | { because: "refundRequested"; refundId: string | null }
  | { because: "nothingLeft" }
  | { because: "orderNotPaid" };

export function refundRequestView({
  value,
  context,
}: SnapshotFrom<typeof refundRequestMachine>): RefundRequestView {
  const { photos, refundId, days, noteProblem } = context;
  switch (leafOf(value)) {
    case "loading.asking":
    case "catchingUp.asking":
      return { screen: "loading", problem: null };
    case "loading.unreachable":
    case "catchingUp.unreachable":
      return { screen: "loading", problem: "unreachable" };
    case "typing.editing":
      return form(context, null);
    case "typing.nothingWanted":
      return form(context, "nothingWanted");
    case "typing.noteRefused":
      return form(context, noteProblem && { note: noteProblem });
    case "typing.countsChanged":
      return form(context, "countsChanged");
    case "typing.photosGone":
      return form(context, "photosGone");
    case "typing.guestTokenExpired":
      return form(context, "guestTokenExpired");
    case "typing.unforeseen":
      return form(context, "unforeseen");
    case "sending.saving.asking":
      return sending("draft", photos, null);
    case "sending.saving.unreachable":
      return sending("draft", photos, "unreachable");
    case "sending.uploading.going":
      return sending("photos", photos, null);
    case "sending.uploading.stuck":
      return {
        screen: "photosStuck",
        refundId: known(refundId),
        photos,
        count: notSent(photos).length,
      };
    case "sending.requesting.asking":
      return sending("request", photos, null);
    case "sending.requesting.unreachable":
      return sending("request", photos, "unreachable");
    case "requested":
      return {
        screen: "requested",
        refundId: known(refundId),
        orderId: known(context.order).id,
        leftOut: refusedFiles(photos).length,
      };
    case "closed.tooOld":
      return { screen: "closed", why: { because: "refundTooOld", days } };
    case "closed.alreadyRequested":
      return { screen: "closed", why: { because: "refundRequested", refundId } };
    case "closed.nothingLeft":
      return { screen: "closed", why: { because: "nothingLeft" } };
    case "closed.notPaid":
      return { screen: "closed", why: { because: "orderNotPaid" } };
    case "notFound":
      return { screen: "notFound" };
    case "orderLocked":
      return { screen: "orderLocked" };
    case "unforeseen":
      return { screen: "unforeseen" };
  }
}

const form = (
  { order, wanted, photos }: RefundRequestContext,
  problem: RequestProblem | null,
): RefundRequestView => ({ screen: "form", order: known(order), wanted, photos, problem });

const sending = (
  step: "draft" | "photos" | "request",
  photos: readonly PhotoState[],
  problem: null | "unreachable",
): RefundRequestView => ({ screen: "sending", step, photos, percent: percentOf(photos), problem });

/** Prepared photos have about the same size, so all count the same. */
function percentOf(allPhotos: readonly PhotoState[]): number {
  const photos = allPhotos.filter(({ stage }) => stage !== "refused");
  if (photos.length === 0) return 0;
  const sent = photos.reduce((sum, { stage, share }) => sum + (stage === "uploaded" ? 1 : share), 0);
  return Math.floor((100 * sent) / photos.length);
}

function known<Value>(value: Value | null): Value {
  if (value !== null) return value;
  throw new Error("the refund request is shown before it was read");
}
