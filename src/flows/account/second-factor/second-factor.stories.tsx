// Written by `npm run generate` from machines/account/second-factor/second-factor.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { secondFactorStage } from "./second-factor.stage.tsx";

export default {
  title: "Account/Proving a second factor",
  id: "flows-second-factor",
  tags: ["flow"],
} satisfies Meta;

const { story, freePlay } = pathStories(secondFactorStage);

export const FreePlay = freePlay;

export const ReadingAsking = { ...story("reading.asking"), name: "reading › asking" };
export const ReadingUnreachable = { ...story("reading.unreachable"), name: "reading › unreachable" };
export const ReadingUnforeseen = { ...story("reading.unforeseen"), name: "reading › unforeseen" };
export const ProvingTypingEditing = {
  ...story("proving.typing.editing"),
  name: "proving › typing › editing",
};
export const ProvingTypingIncorrect = {
  ...story("proving.typing.incorrect"),
  name: "proving › typing › incorrect",
  tags: ["refusal"],
};
export const ProvingTypingCancelled = {
  ...story("proving.typing.cancelled"),
  name: "proving › typing › cancelled",
};
export const ProvingTypingUnsupported = {
  ...story("proving.typing.unsupported"),
  name: "proving › typing › unsupported",
};
export const ProvingTypingNotAccepted = {
  ...story("proving.typing.notAccepted"),
  name: "proving › typing › not accepted",
  tags: ["refusal"],
};
export const ProvingTypingTooMany = {
  ...story("proving.typing.tooMany"),
  name: "proving › typing › too many",
  tags: ["refusal"],
};
export const ProvingTypingUnforeseen = {
  ...story("proving.typing.unforeseen"),
  name: "proving › typing › unforeseen",
};
export const ProvingCheckingAsking = {
  ...story("proving.checking.asking"),
  name: "proving › checking › asking",
};
export const ProvingCheckingUnreachable = {
  ...story("proving.checking.unreachable"),
  name: "proving › checking › unreachable",
};
export const ProvingUsingPasskeyAsking = {
  ...story("proving.usingPasskey.asking"),
  name: "proving › using passkey › asking",
};
export const ProvingUsingPasskeyUnreachable = {
  ...story("proving.usingPasskey.unreachable"),
  name: "proving › using passkey › unreachable",
};
export const EnrollingChoosingLooking = {
  ...story("enrolling.choosing.looking"),
  name: "enrolling › choosing › looking",
};
export const EnrollingChoosingCancelled = {
  ...story("enrolling.choosing.cancelled"),
  name: "enrolling › choosing › cancelled",
};
export const EnrollingChoosingUnsupported = {
  ...story("enrolling.choosing.unsupported"),
  name: "enrolling › choosing › unsupported",
};
export const EnrollingChoosingNotAccepted = {
  ...story("enrolling.choosing.notAccepted"),
  name: "enrolling › choosing › not accepted",
  tags: ["refusal"],
};
export const EnrollingChoosingTooManyPasskeys = {
  ...story("enrolling.choosing.tooManyPasskeys"),
  name: "enrolling › choosing › too many passkeys",
  tags: ["refusal"],
};
export const EnrollingChoosingExpired = {
  ...story("enrolling.choosing.expired"),
  name: "enrolling › choosing › expired",
  tags: ["refusal"],
};
export const EnrollingChoosingUnforeseen = {
  ...story("enrolling.choosing.unforeseen"),
  name: "enrolling › choosing › unforeseen",
};
export const EnrollingAddingPasskeyAsking = {
  ...story("enrolling.addingPasskey.asking"),
  name: "enrolling › adding passkey › asking",
};
export const EnrollingAddingPasskeyUnreachable = {
  ...story("enrolling.addingPasskey.unreachable"),
  name: "enrolling › adding passkey › unreachable",
};
export const EnrollingStartingAppAsking = {
  ...story("enrolling.startingApp.asking"),
  name: "enrolling › starting app › asking",
};
export const EnrollingStartingAppUnreachable = {
  ...story("enrolling.startingApp.unreachable"),
  name: "enrolling › starting app › unreachable",
};
export const EnrollingTypingCodeEditing = {
  ...story("enrolling.typingCode.editing"),
  name: "enrolling › typing code › editing",
};
export const EnrollingTypingCodeIncorrect = {
  ...story("enrolling.typingCode.incorrect"),
  name: "enrolling › typing code › incorrect",
  tags: ["refusal"],
};
export const EnrollingTypingCodeTooMany = {
  ...story("enrolling.typingCode.tooMany"),
  name: "enrolling › typing code › too many",
  tags: ["refusal"],
};
export const EnrollingTypingCodeUnforeseen = {
  ...story("enrolling.typingCode.unforeseen"),
  name: "enrolling › typing code › unforeseen",
};
export const EnrollingConfirmingAppAsking = {
  ...story("enrolling.confirmingApp.asking"),
  name: "enrolling › confirming app › asking",
};
export const EnrollingConfirmingAppUnreachable = {
  ...story("enrolling.confirmingApp.unreachable"),
  name: "enrolling › confirming app › unreachable",
};
export const ReplacingCodesAsking = { ...story("replacingCodes.asking"), name: "replacing codes › asking" };
export const ReplacingCodesUnreachable = {
  ...story("replacingCodes.unreachable"),
  name: "replacing codes › unreachable",
};
export const ReplacingCodesUnforeseen = {
  ...story("replacingCodes.unforeseen"),
  name: "replacing codes › unforeseen",
};
export const ShowingCodes = { ...story("showingCodes"), name: "showing codes" };
export const Done = { ...story("done"), name: "done" };
export const Left = { ...story("left"), name: "left", tags: ["refusal"] };
export const Ended = { ...story("ended"), name: "ended" };
