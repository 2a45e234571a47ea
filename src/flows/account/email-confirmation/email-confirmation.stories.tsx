// Written by `npm run generate` from machines/account/email-confirmation/email-confirmation.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { emailConfirmationStage } from "./email-confirmation.stage.tsx";

export default {
  title: "Account/Confirming the email address",
  id: "flows-email-confirmation",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(emailConfirmationStage);

export const FreePlay = freePlay;

export const OfferingIdle = { ...story("offering.idle"), name: "offering › idle" };
export const OfferingUnforeseen = { ...story("offering.unforeseen"), name: "offering › unforeseen" };
export const ConfirmingAsking = { ...story("confirming.asking"), name: "confirming › asking" };
export const ConfirmingUnreachable = { ...story("confirming.unreachable"), name: "confirming › unreachable" };
export const EnteringPasswordEditing = {
  ...story("enteringPassword.editing"),
  name: "enteringPassword › editing",
  tags: ["refusal"],
};
export const EnteringPasswordIncorrect = {
  ...story("enteringPassword.incorrect"),
  name: "enteringPassword › incorrect",
  tags: ["refusal"],
};
export const EnteringPasswordTooMany = {
  ...story("enteringPassword.tooMany"),
  name: "enteringPassword › tooMany",
  tags: ["refusal"],
};
export const EnteringPasswordUnforeseen = {
  ...story("enteringPassword.unforeseen"),
  name: "enteringPassword › unforeseen",
};
export const VerifyingPasswordAsking = {
  ...story("verifyingPassword.asking"),
  name: "verifyingPassword › asking",
};
export const VerifyingPasswordUnreachable = {
  ...story("verifyingPassword.unreachable"),
  name: "verifyingPassword › unreachable",
};
export const ChoosingEditing = { ...story("choosing.editing"), name: "choosing › editing" };
export const ChoosingDifferent = { ...story("choosing.different"), name: "choosing › different" };
export const ChoosingWeakPassword = {
  ...story("choosing.weakPassword"),
  name: "choosing › weakPassword",
  tags: ["refusal"],
};
export const ChoosingCommonPassword = {
  ...story("choosing.commonPassword"),
  name: "choosing › commonPassword",
  tags: ["refusal"],
};
export const ChoosingPersonalPassword = {
  ...story("choosing.personalPassword"),
  name: "choosing › personalPassword",
  tags: ["refusal"],
};
export const ChoosingTooMany = {
  ...story("choosing.tooMany"),
  name: "choosing › tooMany",
  tags: ["refusal"],
};
export const ChoosingUnforeseen = { ...story("choosing.unforeseen"), name: "choosing › unforeseen" };
export const SettingAsking = { ...story("setting.asking"), name: "setting › asking" };
export const SettingUnreachable = { ...story("setting.unreachable"), name: "setting › unreachable" };
export const OverConfirmed = { ...story("over.confirmed"), name: "over › confirmed" };
export const OverUnknown = { ...story("over.unknown"), name: "over › unknown", tags: ["refusal"] };
export const OverExpired = { ...story("over.expired"), name: "over › expired", tags: ["refusal"] };
export const OverUsed = { ...story("over.used"), name: "over › used", tags: ["refusal"] };
export const OfferingDeclineIdle = { ...story("offeringDecline.idle"), name: "offeringDecline › idle" };
export const OfferingDeclineUnforeseen = {
  ...story("offeringDecline.unforeseen"),
  name: "offeringDecline › unforeseen",
};
export const DecliningAsking = { ...story("declining.asking"), name: "declining › asking" };
export const DecliningUnreachable = { ...story("declining.unreachable"), name: "declining › unreachable" };
export const Declined = { ...story("declined"), name: "declined" };
export const NotDeclinedUnknown = {
  ...story("notDeclined.unknown"),
  name: "notDeclined › unknown",
  tags: ["refusal"],
};
export const NotDeclinedUsed = {
  ...story("notDeclined.used"),
  name: "notDeclined › used",
  tags: ["refusal"],
};
