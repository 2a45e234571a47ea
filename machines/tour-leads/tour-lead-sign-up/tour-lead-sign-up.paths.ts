import { isAnyInProgress } from "#domain/photo-states.ts";
import { pathModel } from "#machines/paths/model.ts";
import type { InvitedLead, LeadData } from "./tour-lead-sign-up.contract.ts";
import { tourLeadSignUpMachine } from "./tour-lead-sign-up.machine.ts";

export const lead: InvitedLead = { id: "lead-1", email: "tom@example.com", hasAccount: false };
export const data: LeadData = {
  firstName: "Tom",
  lastName: "Rivers",
  languageId: "en",
  isNamed: true,
  showsPictures: false,
};
const stored = { imageId: "image-1", fileName: "garden.jpg", preview: "/garden.jpg" };
const chosen = { photoId: "photo-1", fileName: "me.jpg" };
const is = (stage: "ready" | "refused" | "waiting" | "uploading" | "failed" | "removed", share = 0) => ({
  photoId: chosen.photoId,
  stage,
  imageId: null,
  share,
});

export const tourLeadSignUpPaths = pathModel({
  machine: tourLeadSignUpMachine,
  title: "Signing up as a tour lead",
  purpose: "signing up as a tour lead with the link in an invitation, with pictures",
  starts: {
    "the mail's link": { token: "a-token", mostPhotos: 6 },
    "an address without a token": { token: null, mostPhotos: 6 },
  },
  happyPath: [
    "the mail's link",
    "loadInvitation ✓ invited",
    "signs up",
    "signUp ✓ signed up, a link is mailed",
  ],
  does: {
    "signUp.submitted": { "signs up": { data } },
    "photos.chosen": { "chooses a picture": { photos: [chosen] } },
    "photos.leftOut": "goes on without them",
    "retry.requested": "tries again",
  },
  happens: {
    "attachment.changed": {
      "the picture is ready": is("ready"),
      "the file is no picture": is("refused"),
      "it waits for its turn": is("waiting"),
      "half of it is sent": is("uploading", 0.5),
      "the picture is sent": { ...is("uploading", 1), stage: "uploaded", imageId: "image-9" },
      "it did not get through": is("failed"),
      "it is removed": is("removed"),
    },
  },
  answers: {
    loadInvitation: {
      invited: {
        invited: { lead, photos: [] },
        "invited, with a picture": { lead: { ...lead, hasAccount: true }, photos: [stored] },
      },
      tokenInvalid: "the link doesn't work",
      tooManyRequests: { "tried too often": { seconds: 900 } },
      unforeseen: "a refusal nobody foresaw",
    },
    signUp: {
      passwordMailed: "signed up, a link is mailed",
      accountKept: "signed up with the account",
      invalid: "the name holds marks that nobody sees",
      tokenInvalid: "the link doesn't work",
      tooManyRequests: { "tried too often": { seconds: 900 } },
      unforeseen: "a refusal nobody foresaw",
    },
  },
  facets: ({ photos }) => {
    if (photos.some(({ stage }) => stage === "refused")) return "refused";
    if (isAnyInProgress(photos)) return "moving";
    return photos.every(({ stage }) => stage === "uploaded") ? photos.length > 0 && "there" : "stuck";
  },
  requirements: {
    "typing.editing": ["routes.tour-lead-signup", "roles.lead-sign-up-by-token"],
    tokenInvalid: ["messages.token", "tour-leads.one-time-invitation"],
  },
});
