import { assign, setup } from "xstate";
import type { AttachmentChange } from "#machines/photos/attachment/attachment.contract.ts";
import { attachmentMachine } from "#machines/photos/attachment/attachment.machine.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  ChosenPhoto,
  LoadRequestOutput,
  NoteProblem,
  RefundDraft,
  RefundLine,
  RefundOrder,
  RefundRequestEvent,
  RefundRequestFacts,
  RefundSource,
  RequestRefundInput,
  RequestRefundOutput,
  SaveDraftInput,
  SaveDraftOutput,
  RequestedRefund,
} from "./refund-request.contract.ts";
import {
  isAnyInProgress,
  toChosenPhotoState,
  toStoredPhotoState,
  notSent,
  findUnknownPhotos,
  type PhotoState,
} from "#domain/photo-states.ts";
import {
  dropMissing,
  leavePhotosOut,
  missingIn,
  retryPhotos,
  sendPhotos,
  type StoredPhotos,
} from "./refund-request.photos.ts";

/** `refundId`: the draft's, null before it is saved. `days`: the refund period. */
export type RefundRequestContext = RefundRequestFacts & {
  order: RefundOrder | null;
  wanted: RequestedRefund;
  refundId: string | null;
  photos: readonly PhotoState[];
  noteProblem: NoteProblem | null;
  days: number;
};

export const refundRequest = setup({
  types: {
    input: {} as RefundRequestFacts,
    context: {} as RefundRequestContext,
    events: {} as RefundRequestEvent,
  },
  actors: {
    loadRequest: port<LoadRequestOutput, RefundSource>("loadRequest"),
    saveDraft: port<SaveDraftOutput, SaveDraftInput>("saveDraft"),
    requestRefund: port<RequestRefundOutput, RequestRefundInput>("requestRefund"),
    attachment: attachmentMachine,
  },
  actions: {
    keepOrder: assign((_, { order }: { order: RefundOrder }) => ({ order })),
    keepDraft: assign(({ context }, { draft }: { draft: RefundDraft | null }) => ({
      refundId: draft?.refundId ?? context.refundId,
      wanted: draft?.wanted ?? context.wanted,
    })),
    keepWithinLeft: assign(({ context: { wanted } }, { order }: { order: RefundOrder }) => ({
      wanted: { ...wanted, counts: withinLeft(wanted.counts, order) },
    })),
    keepDays: assign((_, { days }: { days: number }) => ({ days })),
    keepRequested: assign((_, { refundId }: { refundId: string | null }) => ({ refundId })),
    keepWanted: assign((_, { wanted }: { wanted: RequestedRefund }) => ({ wanted, noteProblem: null })),
    keepNoteProblem: assign((_, { problem }: { problem: NoteProblem }) => ({ noteProblem: problem })),
    keepRefund: assign((_, { refundId }: { refundId: string }) => ({ refundId })),
    addPhotos: assign(({ context, spawn }, { photos }: { photos: readonly ChosenPhoto[] }) => {
      for (const { photoId, fileName } of photos)
        spawn("attachment", { id: photoId, input: { photoId, fileName, stored: null } });
      return { photos: [...context.photos, ...photos.map(toChosenPhotoState)] };
    }),
    /** Uploaded photos that this page doesn't know: of a draft that is continued, or added in another tab. */
    adoptPhotos: assign(({ context, spawn }, stored: StoredPhotos | null) => {
      const unknown = stored ? findUnknownPhotos(context.photos, stored.photos) : [];
      for (const { imageId, fileName, preview } of unknown)
        spawn("attachment", {
          id: imageId,
          input: { photoId: imageId, fileName, stored: { holderId: stored!.refundId, imageId, preview } },
        });
      return { photos: [...context.photos, ...unknown.map(toStoredPhotoState)] };
    }),
    keepChange: assign(({ context: { photos } }, { photoId, stage, imageId, share }: AttachmentChange) => ({
      photos:
        stage === "removed"
          ? photos.filter((photo) => photo.photoId !== photoId)
          : photos.map((photo) => (photo.photoId === photoId ? { ...photo, stage, imageId, share } : photo)),
    })),
    sendPhotos,
    retryPhotos,
    leavePhotosOut,
    dropMissing,
    refreshRefunds: effect<{ orderId: string }>(),
  },
  guards: {
    answered: hasOutcome,
    wantsNothing: (_, { wanted }: { wanted: RequestedRefund }) =>
      Object.values(wanted.counts).every((count) => count === 0),
    isPhotoMissing: ({ context }, saved: StoredPhotos) => missingIn(context.photos, saved.photos).length > 0,
    areAllUploaded: ({ context }) => notSent(context.photos).length === 0,
    isAnyMoving: ({ context }) => isAnyInProgress(context.photos),
  },
});

export const answers = createOutcomeTransitions<typeof refundRequest>();

function withinLeft(counts: RequestedRefund["counts"], { lines }: RefundOrder): RequestedRefund["counts"] {
  return Object.fromEntries(lines.map((line) => [line.id, Math.min(counts[line.id] ?? 0, leftOf(line))]));
}

/** Items that can still be requested. */
export const leftOf = ({ count, refundedCount, requestedCount }: RefundLine): number =>
  count - refundedCount - requestedCount;

/** Inputs of the ports. Each throws if called too early. */
export function draftOf({ order, wanted }: RefundRequestContext): SaveDraftInput {
  if (order) return { orderId: order.id, wanted };
  throw new Error("there is no order yet");
}

export function refundOf({ refundId }: RefundRequestContext): RequestRefundInput {
  if (refundId !== null) return { refundId };
  throw new Error("there is no draft yet");
}
