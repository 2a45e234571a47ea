import type { ChosenPhoto, StoredPhoto } from "#domain/photo-states.ts";
import type { AttachmentChange } from "#machines/photos/attachment/attachment.contract.ts";
import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

export type TourLeadSignUpFacts = {
  /** From the email's link; null: the URL has none. */
  token: string | null;
  mostPhotos: number;
};

/** `hasAccount`: with a password, so that they log in with it afterwards. */
export type InvitedLead = { id: string; email: string; hasAccount: boolean };
export type LeadPicture = StoredPhoto & { preview: string };

/** As typed. `isNamed`: customers may see the name. `showsPictures`: the pictures are public. */
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
  | { type: "photos.leftOut" }
  | { type: "retry.requested" }
  | AttachmentChange;

export type LoadInvitationInput = { token: string };
export type LoadInvitationOutput =
  | { outcome: "invited"; lead: InvitedLead; photos: readonly LeadPicture[] }
  /** Never sent, too old, replaced or used. */
  | { outcome: "tokenInvalid" }
  | TooManyRequests
  | Unforeseen;

export type SignUpLeadInput = { token: string; data: LeadData };
export type SignUpLeadOutput =
  /** An email with a link to set the account's password is sent. */
  | { outcome: "passwordMailed" }
  | { outcome: "accountKept" }
  | { outcome: "invalid" }
  | { outcome: "tokenInvalid" }
  | TooManyRequests
  | Unforeseen;
