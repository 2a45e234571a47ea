import type { ChosenPhoto, StoredPhoto } from "../../domain/photo-states.ts";
import type { AttachmentChange } from "../attachment/attachment.contract.ts";
import type { TooMany, Unforeseen } from "../outcome.ts";

export type TourLeadSignUpFacts = {
  /** Of the mail's link; null: the address has none. */
  token: string | null;
  /** How many pictures there may be. */
  mostPhotos: number;
};

/** `hasAccount`: with a password, so that they log in with it afterwards. */
export type InvitedLead = { id: string; email: string; hasAccount: boolean };
/** `preview`: its address. */
export type LeadPicture = StoredPhoto & { preview: string };

/** As typed. `isNamed`: customers may read the name. `showsPictures`: everybody may see the pictures. */
export type LeadData = {
  firstName: string;
  lastName: string;
  languageId: string;
  isNamed: boolean;
  showsPictures: boolean;
};

export type TourLeadSignUpEvent =
  | { type: "signUp.submitted"; data: LeadData }
  | { type: "photos.chosen"; photos: readonly ChosenPhoto[] }
  /** The pictures that did not get through are left out. */
  | { type: "photos.leftOut" }
  | { type: "retry.requested" }
  /** By the flow of one of the pictures. */
  | AttachmentChange;

/** `loadInvitation`. Rejects when nobody answers. */
export type LoadInvitationInput = { token: string };
export type LoadInvitationOutput =
  | { outcome: "invited"; lead: InvitedLead; photos: readonly LeadPicture[] }
  /** Never sent, too old, replaced or used. */
  | { outcome: "tokenInvalid" }
  | TooMany
  | Unforeseen;

/** `signUp`. Rejects when nobody answers. */
export type SignUpLeadInput = { token: string; data: LeadData };
export type SignUpLeadOutput =
  /** A link is mailed that sets the account's password. */
  | { outcome: "passwordMailed" }
  /** They had an account before. */
  | { outcome: "accountKept" }
  | { outcome: "nameRefused" }
  | { outcome: "tokenInvalid" }
  | TooMany
  | Unforeseen;
