import { assign, enqueueActions, setup } from "xstate";
import {
  isAnyInProgress,
  toChosenPhotoState,
  toStoredPhotoState,
  notSent,
  notUploaded,
  type ChosenPhoto,
  type PhotoState,
} from "#domain/photo-states.ts";
import { nextToUpload } from "#domain/photos.ts";
import type { AttachmentChange } from "#machines/photos/attachment/attachment.contract.ts";
import { attachmentMachine } from "#machines/photos/attachment/attachment.machine.ts";
import { hasOutcome, createOutcomeTransitions } from "#machines/outcome.ts";
import { port } from "#machines/port.ts";
import type {
  InvitedLead,
  LeadData,
  LeadPicture,
  LoadInvitationInput,
  LoadInvitationOutput,
  SignUpLeadInput,
  SignUpLeadOutput,
  TourLeadSignUpEvent,
  TourLeadSignUpFacts,
} from "./tour-lead-sign-up.contract.ts";

/** `data`: submitted last; null: nothing yet. `seconds`: time to wait. */
export type TourLeadSignUpContext = TourLeadSignUpFacts & {
  lead: InvitedLead | null;
  data: LeadData | null;
  photos: readonly PhotoState[];
  seconds: number;
};

/** An action that sends events to the pictures' flows. */
const telling = (
  collect: (told: {
    context: TourLeadSignUpContext;
    enqueue: {
      sendTo: (
        photoId: string,
        event:
          | { type: "upload.requested" | "retry.requested" | "photo.removed" }
          | { type: "upload.allowed"; holderId: string },
      ) => void;
    };
  }) => void,
) =>
  enqueueActions<
    TourLeadSignUpContext,
    TourLeadSignUpEvent,
    undefined,
    TourLeadSignUpEvent,
    never,
    never,
    never,
    never,
    never
  >(collect);

export const tourLeadSignUp = setup({
  types: {
    input: {} as TourLeadSignUpFacts,
    context: {} as TourLeadSignUpContext,
    events: {} as TourLeadSignUpEvent,
  },
  actors: {
    loadInvitation: port<LoadInvitationOutput, LoadInvitationInput>("loadInvitation"),
    signUp: port<SignUpLeadOutput, SignUpLeadInput>("signUp"),
    attachment: attachmentMachine,
  },
  actions: {
    keepLead: assign((_, { lead }: { lead: InvitedLead }) => ({ lead })),
    /** Pictures that were uploaded before the page was loaded again. */
    adoptPhotos: assign(
      ({ spawn }, { lead, photos }: { lead: InvitedLead; photos: readonly LeadPicture[] }) => {
        for (const { imageId, fileName, preview } of photos)
          spawn("attachment", {
            id: imageId,
            input: { photoId: imageId, fileName, stored: { holderId: lead.id, imageId, preview } },
          });
        return { photos: photos.map(toStoredPhotoState) };
      },
    ),
    addPhotos: assign(({ context, spawn }, { photos }: { photos: readonly ChosenPhoto[] }) => {
      for (const { photoId, fileName } of photos)
        spawn("attachment", { id: photoId, input: { photoId, fileName, stored: null } });
      return { photos: [...context.photos, ...photos.map(toChosenPhotoState)] };
    }),
    keepChange: assign(({ context: { photos } }, { photoId, stage, imageId, share }: AttachmentChange) => ({
      photos:
        stage === "removed"
          ? photos.filter((photo) => photo.photoId !== photoId)
          : photos.map((photo) => (photo.photoId === photoId ? { ...photo, stage, imageId, share } : photo)),
    })),
    keepData: assign((_, { data }: { data: LeadData }) => ({ data })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    /** Every prepared picture waits for its turn, one at a time. */
    sendPhotos: telling(({ context: { photos, lead }, enqueue }) => {
      for (const { photoId, stage } of photos)
        if (stage === "ready") enqueue.sendTo(photoId, { type: "upload.requested" });
      const next = nextToUpload(photos);
      if (next && lead) enqueue.sendTo(next.photoId, { type: "upload.allowed", holderId: lead.id });
    }),
    retryPhotos: telling(({ context, enqueue }) => {
      for (const { photoId } of notUploaded(context.photos))
        enqueue.sendTo(photoId, { type: "retry.requested" });
    }),
    leavePhotosOut: telling(({ context, enqueue }) => {
      for (const { photoId } of notUploaded(context.photos))
        enqueue.sendTo(photoId, { type: "photo.removed" });
    }),
  },
  guards: {
    answered: hasOutcome,
    hasToken: ({ context }) => context.token !== null,
    areAllUploaded: ({ context }) => notSent(context.photos).length === 0,
    isAnyMoving: ({ context }) => isAnyInProgress(context.photos),
  },
});

export const answers = createOutcomeTransitions<typeof tourLeadSignUp>();

/** Inputs of the ports. Each throws if called too early. */
export function invitationOf({ token }: TourLeadSignUpContext): LoadInvitationInput {
  if (token !== null) return { token };
  throw new Error("there is no token");
}

export function signUpOf({ token, data }: TourLeadSignUpContext): SignUpLeadInput {
  if (token !== null && data) return { token, data };
  throw new Error("nothing was typed yet");
}
