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
  name: "entering password › editing",
  tags: ["refusal"],
};
export const EnteringPasswordIncorrect = {
  ...story("enteringPassword.incorrect"),
  name: "entering password › incorrect",
  tags: ["refusal"],
};
export const EnteringPasswordTooMany = {
  ...story("enteringPassword.tooMany"),
  name: "entering password › too many",
  tags: ["refusal"],
};
export const EnteringPasswordUnforeseen = {
  ...story("enteringPassword.unforeseen"),
  name: "entering password › unforeseen",
};
export const VerifyingPasswordAsking = {
  ...story("verifyingPassword.asking"),
  name: "verifying password › asking",
};
export const VerifyingPasswordUnreachable = {
  ...story("verifyingPassword.unreachable"),
  name: "verifying password › unreachable",
};
export const ChoosingEditing = { ...story("choosing.editing"), name: "choosing › editing" };
export const ChoosingDifferent = { ...story("choosing.different"), name: "choosing › different" };
export const ChoosingWeakPassword = {
  ...story("choosing.weakPassword"),
  name: "choosing › weak password",
  tags: ["refusal"],
};
export const ChoosingCommonPassword = {
  ...story("choosing.commonPassword"),
  name: "choosing › common password",
  tags: ["refusal"],
};
export const ChoosingPersonalPassword = {
  ...story("choosing.personalPassword"),
  name: "choosing › personal password",
  tags: ["refusal"],
};
export const ChoosingTooMany = {
  ...story("choosing.tooMany"),
  name: "choosing › too many",
  tags: ["refusal"],
};
export const ChoosingUnforeseen = { ...story("choosing.unforeseen"), name: "choosing › unforeseen" };
export const SettingAsking = { ...story("setting.asking"), name: "setting › asking" };
export const SettingUnreachable = { ...story("setting.unreachable"), name: "setting › unreachable" };
export const OverConfirmed = { ...story("over.confirmed"), name: "over › confirmed" };
export const OverUnknown = { ...story("over.unknown"), name: "over › unknown", tags: ["refusal"] };
export const OverExpired = { ...story("over.expired"), name: "over › expired", tags: ["refusal"] };
export const OverUsed = { ...story("over.used"), name: "over › used", tags: ["refusal"] };
export const OfferingDeclineIdle = { ...story("offeringDecline.idle"), name: "offering decline › idle" };
export const OfferingDeclineUnforeseen = {
  ...story("offeringDecline.unforeseen"),
  name: "offering decline › unforeseen",
};
export const DecliningAsking = { ...story("declining.asking"), name: "declining › asking" };
export const DecliningUnreachable = { ...story("declining.unreachable"), name: "declining › unreachable" };
export const Declined = { ...story("declined"), name: "declined" };
export const NotDeclinedUnknown = {
  ...story("notDeclined.unknown"),
  name: "not declined › unknown",
  tags: ["refusal"],
};
export const NotDeclinedUsed = {
  ...story("notDeclined.used"),
  name: "not declined › used",
  tags: ["refusal"],
};
