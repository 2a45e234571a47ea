import { assign, setup } from "xstate";
import { isAnyInProgress, notSent, type ChosenPhoto, type PhotoState } from "#domain/photo-states.ts";
import type { AttachmentChange } from "#machines/photos/attachment/attachment.contract.ts";
import { attachmentMachine } from "#machines/photos/attachment/attachment.machine.ts";
import {
  addChosenPhotos,
  addStoredPhotos,
  changePhoto,
  telling,
  tellToSend,
  tellUnsent,
} from "#machines/photos/photo-list.ts";
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

const tellPictures = telling<TourLeadSignUpContext, TourLeadSignUpEvent>;

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
    adoptPhotos: assign(
      ({ context, spawn }, { lead, photos }: { lead: InvitedLead; photos: readonly LeadPicture[] }) => ({
        photos: addStoredPhotos(context.photos, { holderId: lead.id, photos }, spawn),
      }),
    ),
    addPhotos: assign(({ context, spawn }, { photos }: { photos: readonly ChosenPhoto[] }) => ({
      photos: addChosenPhotos(context.photos, photos, spawn),
    })),
    keepChange: assign(({ context }, change: AttachmentChange) => ({
      photos: changePhoto(context.photos, change),
    })),
    keepData: assign((_, { data }: { data: LeadData }) => ({ data })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    sendPhotos: tellPictures(({ photos, lead }, tell) => tellToSend(photos, lead?.id ?? null, tell)),
    retryPhotos: tellPictures(({ photos }, tell) => tellUnsent(photos, "retry.requested", tell)),
    leavePhotosOut: tellPictures(({ photos }, tell) => tellUnsent(photos, "photo.removed", tell)),
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
