import { assign, setup } from "xstate";
import type { AttachmentChange } from "#machines/photos/attachment/attachment.contract.ts";
import { attachmentMachine } from "#machines/photos/attachment/attachment.machine.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  DraftPhoto,
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
import { isAnyInProgress, notSent, type ChosenPhoto, type PhotoState } from "#domain/photo-states.ts";
import {
  addChosenPhotos,
  addStoredPhotos,
  changePhoto,
  telling,
  tellToSend,
  tellUnsent,
} from "#machines/photos/photo-list.ts";

/** `refundId`: the draft's, null before it is saved. `days`: the refund period. */
export type RefundRequestContext = RefundRequestFacts & {
  order: RefundOrder | null;
  wanted: RequestedRefund;
  refundId: string | null;
  photos: readonly PhotoState[];
  noteProblem: NoteProblem | null;
  days: number;
};

type DraftPhotos = Pick<RefundDraft, "refundId" | "photos">;

/** Photos that this page considers uploaded and the server does not have. */
const missingIn = (photos: readonly PhotoState[], stored: readonly DraftPhoto[]): PhotoState[] =>
  photos.filter(
    ({ stage, imageId }) => stage === "uploaded" && !stored.some((photo) => photo.imageId === imageId),
  );

const tellPhotos = telling<RefundRequestContext, RefundRequestEvent>;

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
    addPhotos: assign(({ context, spawn }, { photos }: { photos: readonly ChosenPhoto[] }) => ({
      photos: addChosenPhotos(context.photos, photos, spawn),
    })),
    adoptPhotos: assign(({ context, spawn }, stored: DraftPhotos | null) =>
      stored
        ? { photos: addStoredPhotos(context.photos, { ...stored, holderId: stored.refundId }, spawn) }
        : {},
    ),
    keepChange: assign(({ context }, change: AttachmentChange) => ({
      photos: changePhoto(context.photos, change),
    })),
    sendPhotos: tellPhotos(({ photos, refundId }, tell) => tellToSend(photos, refundId, tell)),
    retryPhotos: tellPhotos(({ photos }, tell) => tellUnsent(photos, "retry.requested", tell)),
    leavePhotosOut: tellPhotos(({ photos }, tell) => tellUnsent(photos, "photo.removed", tell)),
    /** They were removed in another tab. */
    dropMissing: telling<RefundRequestContext, RefundRequestEvent, DraftPhotos>(
      ({ photos }, tell, stored) => {
        for (const photo of missingIn(photos, stored.photos)) tell(photo, { type: "photo.removed" });
      },
    ),
    refreshRefunds: effect<{ orderId: string }>(),
  },
  guards: {
    answered: hasOutcome,
    wantsNothing: (_, { wanted }: { wanted: RequestedRefund }) =>
      Object.values(wanted.counts).every((count) => count === 0),
    isPhotoMissing: ({ context }, saved: DraftPhotos) => missingIn(context.photos, saved.photos).length > 0,
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
