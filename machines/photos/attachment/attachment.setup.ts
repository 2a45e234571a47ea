import { assign, enqueueActions, setup, stateIn } from "xstate";
import type { PhotoRefusal, PhotoStage } from "#domain/photos.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { effect, port } from "#machines/port.ts";
import type {
  AttachmentChange,
  AttachmentEvent,
  AttachmentFacts,
  DeletePhotoInput,
  DeletePhotoOutput,
  PreparePhotoInput,
  PreparePhotoOutput,
  UploadPhotoInput,
  UploadPhotoOutput,
  UploadRefusal,
} from "./attachment.contract.ts";

/**
 * `holderId` is null until the first turn. `share`: of the upload. `mayBeStored`: the whole photo was sent without a
 * response, so the server may have it.
 */
export type AttachmentContext = {
  photoId: string;
  fileName: string;
  preview: string | null;
  holderId: string | null;
  imageId: string | null;
  share: number;
  mayBeStored: boolean;
  reason: PhotoRefusal | null;
  uploadRefusal: UploadRefusal | null;
};

/** Notifies the flow with the photos after the state has changed. */
const notifyParent = enqueueActions<
  AttachmentContext,
  AttachmentEvent,
  { stage: PhotoStage },
  AttachmentEvent,
  never,
  never,
  never,
  never,
  never
>(({ context, enqueue, self }, { stage }) => {
  const { photoId, imageId, share } = context;
  const change: AttachmentChange = { type: "attachment.changed", photoId, stage, imageId, share };
  if (self._parent) enqueue.sendTo(self._parent, change);
});

export const attachment = setup({
  types: {
    input: {} as AttachmentFacts,
    context: {} as AttachmentContext,
    events: {} as AttachmentEvent,
  },
  actors: {
    preparePhoto: port<PreparePhotoOutput, PreparePhotoInput>("preparePhoto"),
    uploadPhoto: port<UploadPhotoOutput, UploadPhotoInput>("uploadPhoto"),
    deletePhoto: port<DeletePhotoOutput, DeletePhotoInput>("deletePhoto"),
  },
  actions: {
    keepPreview: assign((_, { preview }: { preview: string }) => ({ preview })),
    keepReason: assign((_, { reason }: { reason: PhotoRefusal }) => ({ reason })),
    keepHolder: assign((_, { holderId }: { holderId: string }) => ({ holderId })),
    startProgress: assign({ share: 0 }),
    keepProgress: assign(({ context }, { share }: { share: number }) => ({
      share,
      mayBeStored: context.mayBeStored || share === 1,
    })),
    keepImage: assign((_, { imageId }: { imageId: string }) => ({ imageId, mayBeStored: false })),
    keepUploadRefusal: assign((_, { reason }: { reason: UploadRefusal }) => ({ uploadRefusal: reason })),
    forgetAttempt: assign({ mayBeStored: false }),
    releasePhoto: effect<{ photoId: string }>(),
    tell: notifyParent,
  },
  guards: {
    answered: hasOutcome,
    isStored: ({ context }) => context.imageId !== null,
    mayBeStored: ({ context }) => context.mayBeStored,
    isUnwanted: stateIn({ uploading: "unwanted" }),
  },
});

export const answers = createOutcomeTransitions<typeof attachment>();

/** Inputs of the ports. Each throws if called too early. */
export function holderOf({ holderId }: AttachmentContext): string {
  if (holderId !== null) return holderId;
  throw new Error("there is no refund yet");
}

export function imageOf({ holderId, imageId }: AttachmentContext): DeletePhotoInput {
  if (holderId !== null && imageId !== null) return { holderId, imageId };
  throw new Error("the photo is not at the shop");
}
