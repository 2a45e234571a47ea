// Written by `npm run generate` from machines/account/session/session.paths.ts: a story for each leaf state.
import type { Meta } from "@storybook/react-vite";
import { pathStories } from "#workshop/stories/path-stories.tsx";
import { sessionStage } from "./session.stage.tsx";

export default { title: "Account/Logging in and out", id: "flows-session", tags: ["flow"] } satisfies Meta;

const { story, freePlay } = pathStories(sessionStage);

export const FreePlay = freePlay;

export const Restoring = { ...story("restoring"), name: "restoring" };
export const Reading = { ...story("reading"), name: "reading" };
export const VisitorBrowsing = { ...story("visitor.browsing"), name: "visitor › browsing" };
export const VisitorEnded = { ...story("visitor.ended"), name: "visitor › ended" };
export const VisitorLoggingInAsking = {
  ...story("visitor.loggingIn.asking"),
  name: "visitor › logging in › asking",
};
export const VisitorLoggingInUnreachable = {
  ...story("visitor.loggingIn.unreachable"),
  name: "visitor › logging in › unreachable",
};
export const VisitorProving = { ...story("visitor.proving"), name: "visitor › proving" };
export const VisitorIdentifyingAsking = {
  ...story("visitor.identifying.asking"),
  name: "visitor › identifying › asking",
};
export const VisitorIdentifyingUnreachable = {
  ...story("visitor.identifying.unreachable"),
  name: "visitor › identifying › unreachable",
};
export const VisitorRefusedIncorrect = {
  ...story("visitor.refused.incorrect"),
  name: "visitor › refused › incorrect",
  tags: ["refusal"],
};
export const VisitorRefusedInactive = {
  ...story("visitor.refused.inactive"),
  name: "visitor › refused › inactive",
  tags: ["refusal"],
};
export const VisitorRefusedTooMany = {
  ...story("visitor.refused.tooMany"),
  name: "visitor › refused › too many",
  tags: ["refusal"],
};
export const VisitorRefusedUnforeseen = {
  ...story("visitor.refused.unforeseen"),
  name: "visitor › refused › unforeseen",
};
export const VisitorRefusedEmailNotConfirmedTold = {
  ...story("visitor.refused.emailNotConfirmed.told"),
  name: "visitor › refused › email not confirmed › told",
  tags: ["refusal"],
};
export const VisitorRefusedEmailNotConfirmedResendingAsking = {
  ...story("visitor.refused.emailNotConfirmed.resending.asking"),
  name: "visitor › refused › email not confirmed › resending › asking",
};
export const VisitorRefusedEmailNotConfirmedResendingUnreachable = {
  ...story("visitor.refused.emailNotConfirmed.resending.unreachable"),
  name: "visitor › refused › email not confirmed › resending › unreachable",
};
export const VisitorRefusedEmailNotConfirmedConfirmationSent = {
  ...story("visitor.refused.emailNotConfirmed.confirmationSent"),
  name: "visitor › refused › email not confirmed › confirmation sent",
};
export const VisitorRefusedEmailNotConfirmedResendFailed = {
  ...story("visitor.refused.emailNotConfirmed.resendFailed"),
  name: "visitor › refused › email not confirmed › resend failed",
};
export const VisitorRefusedEmailNotConfirmedResendUnforeseen = {
  ...story("visitor.refused.emailNotConfirmed.resendUnforeseen"),
  name: "visitor › refused › email not confirmed › resend unforeseen",
};
export const CustomerSettling = { ...story("customer.settling"), name: "customer › settling" };
export const CustomerResting = { ...story("customer.resting"), name: "customer › resting" };
export const CustomerRefreshing = { ...story("customer.refreshing"), name: "customer › refreshing" };
export const LoggingOut = { ...story("loggingOut"), name: "logging out" };
