import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { tourLeadInvitationMachine } from "./tour-lead-invitation.machine.ts";

/** `minutes`: time to wait. */
export type InvitationProblem =
  | "invalid"
  | "alreadyRegistered"
  | "unforeseen"
  | "unreachable"
  | { minutes: number };

export type TourLeadInvitationView = {
  email: string;
  isInvited: boolean;
  problem: InvitationProblem | null;
  busy: boolean;
};

export function tourLeadInvitationView({
  value,
  context: { email, seconds },
}: SnapshotFrom<typeof tourLeadInvitationMachine>): TourLeadInvitationView {
  const form = (problem: InvitationProblem | null): TourLeadInvitationView => ({
    email,
    isInvited: false,
    problem,
    busy: false,
  });
  switch (leafOf(value)) {
    case "typing.editing":
      return form(null);
    case "typing.invited":
      return { email, isInvited: true, problem: null, busy: false };
    case "typing.emailRefused":
      return form("invalid");
    case "typing.alreadyRegistered":
      return form("alreadyRegistered");
    case "typing.tooMany":
      return form({ minutes: Math.ceil(seconds / 60) });
    case "typing.unforeseen":
      return form("unforeseen");
    case "sending.asking":
      return { email, isInvited: false, problem: null, busy: true };
    case "sending.unreachable":
      return form("unreachable");
  }
}
