// Written by `npm run generate` from machines/account/account-deletion/account-deletion.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { accountDeletionStage } from "./account-deletion.stage.tsx";

export default { title: "Flows/Account deletion" } satisfies Meta;

const { story, freePlay } = pathStories(accountDeletionStage);

export const FreePlay = freePlay;

export const TypingEditing = { ...story("typing.editing"), name: "typing › editing" };
export const TypingIncorrect = { ...story("typing.incorrect"), name: "typing › incorrect" };
export const TypingStillOpen = { ...story("typing.stillOpen"), name: "typing › stillOpen" };
export const TypingInDebt = { ...story("typing.inDebt"), name: "typing › inDebt" };
export const TypingLastAdministrator = {
  ...story("typing.lastAdministrator"),
  name: "typing › lastAdministrator",
};
export const TypingTooMany = { ...story("typing.tooMany"), name: "typing › tooMany" };
export const TypingUnforeseen = { ...story("typing.unforeseen"), name: "typing › unforeseen" };
export const DeletingAsking = { ...story("deleting.asking"), name: "deleting › asking" };
export const DeletingUnreachable = { ...story("deleting.unreachable"), name: "deleting › unreachable" };
export const Deleted = { ...story("deleted"), name: "deleted" };
