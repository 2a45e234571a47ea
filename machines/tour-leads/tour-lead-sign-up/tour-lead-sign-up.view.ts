import type { SnapshotFrom } from "xstate";
import { notSent, refusedFiles, type PhotoState } from "#domain/photo-states.ts";
import { leafOf } from "#machines/leaf.ts";
import type { InvitedLead, LeadData } from "./tour-lead-sign-up.contract.ts";
import type { tourLeadSignUpMachine } from "./tour-lead-sign-up.machine.ts";

/** `minutes`: time to wait after too many attempts. */
export type TourLeadSignUpProblem = "invalid" | "unforeseen" | { minutes: number };

/** `data`: submitted last; null: nothing yet. */
export type TourLeadSignUpView =
  | { screen: "loading"; problem: null | "unreachable" | { minutes: number } }
  | {
      screen: "form";
      lead: InvitedLead;
      data: LeadData | null;
      photos: readonly PhotoState[];
      mostPhotos: number;
      problem: TourLeadSignUpProblem | null;
    }
  | {
      screen: "sending";
      step: "photos" | "signUp";
      photos: readonly PhotoState[];
      problem: null | "unreachable";
    }
  | { screen: "photosStuck"; photos: readonly PhotoState[]; count: number }
  | { screen: "signedUp"; email: string; next: "password" | "login"; leftOut: number }
  | { screen: "tokenInvalid" }
  | { screen: "unforeseen" };

export function tourLeadSignUpView({
  value,
  context,
}: SnapshotFrom<typeof tourLeadSignUpMachine>): TourLeadSignUpView {
  const { photos, data, mostPhotos, seconds } = context;
  const leftOut = refusedFiles(photos).length;
  const minutes = Math.ceil(seconds / 60);
  const lead = (): InvitedLead => {
    if (context.lead) return context.lead;
    throw new Error("the sign-up is shown before the invitation was read");
  };
  const form = (problem: TourLeadSignUpProblem | null): TourLeadSignUpView => ({
    screen: "form",
    lead: lead(),
    data,
    photos,
    mostPhotos,
    problem,
  });
  switch (leafOf(value)) {
    case "starting":
    case "loading.asking":
      return { screen: "loading", problem: null };
    case "loading.unreachable":
      return { screen: "loading", problem: "unreachable" };
    case "loading.tooMany":
      return { screen: "loading", problem: { minutes } };
    case "typing.editing":
      return form(null);
    case "typing.nameRefused":
      return form("invalid");
    case "typing.tooMany":
      return form({ minutes });
    case "typing.unforeseen":
      return form("unforeseen");
    case "sending.uploading":
      return { screen: "sending", step: "photos", photos, problem: null };
    case "sending.stuck":
      return {
        screen: "photosStuck",
        photos,
        count: notSent(photos).length,
      };
    case "sending.asking":
      return { screen: "sending", step: "signUp", photos, problem: null };
    case "sending.unreachable":
      return { screen: "sending", step: "signUp", photos, problem: "unreachable" };
    case "signedUp.passwordMailed":
      return { screen: "signedUp", email: lead().email, next: "password", leftOut };
    case "signedUp.accountKept":
      return { screen: "signedUp", email: lead().email, next: "login", leftOut };
    case "tokenInvalid":
      return { screen: "tokenInvalid" };
    case "unforeseen":
      return { screen: "unforeseen" };
  }
}
