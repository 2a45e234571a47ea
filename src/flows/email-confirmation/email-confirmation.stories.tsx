// Written by `npm run generate` from machines/email-confirmation/email-confirmation.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "../../../workshop/stories/path-stories.tsx";
import { emailConfirmationStage } from "./email-confirmation.stage.tsx";

export default { title: "Flows/Email confirmation" } satisfies Meta;

const { story, freePlay } = pathStories(emailConfirmationStage);

export const FreePlay = freePlay;

export const OfferingIdle = { ...story("offering.idle"), name: "offering › idle" };
export const OfferingUnforeseen = { ...story("offering.unforeseen"), name: "offering › unforeseen" };
export const ConfirmingAsking = { ...story("confirming.asking"), name: "confirming › asking" };
export const ConfirmingUnreachable = { ...story("confirming.unreachable"), name: "confirming › unreachable" };
export const ChoosingEditing = { ...story("choosing.editing"), name: "choosing › editing" };
export const ChoosingDifferent = { ...story("choosing.different"), name: "choosing › different" };
export const ChoosingWeakPassword = { ...story("choosing.weakPassword"), name: "choosing › weakPassword" };
export const ChoosingUnforeseen = { ...story("choosing.unforeseen"), name: "choosing › unforeseen" };
export const SettingAsking = { ...story("setting.asking"), name: "setting › asking" };
export const SettingUnreachable = { ...story("setting.unreachable"), name: "setting › unreachable" };
export const OverConfirmed = { ...story("over.confirmed"), name: "over › confirmed" };
export const OverUnknown = { ...story("over.unknown"), name: "over › unknown" };
export const OverExpired = { ...story("over.expired"), name: "over › expired" };
export const OverUsed = { ...story("over.used"), name: "over › used" };
