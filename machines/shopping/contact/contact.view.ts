import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { FieldErrors, NamedOrder, TypedMessage } from "./contact.contract.ts";
import type { contactMachine } from "./contact.machine.ts";

export type ContactView =
  | {
      screen: "form";
      typed: TypedMessage;
      orders: readonly NamedOrder[];
      fieldErrors: FieldErrors;
      problem: ContactProblem | null;
      busy: boolean;
    }
  | { screen: "sent"; email: string };

/** `unreachable`: `retry.requested` repeats the same attempt. `minutes`: time to wait after too many attempts. */
export type ContactProblem =
  | "invalid"
  | "captchaInvalid"
  | "unforeseen"
  | "unreachable"
  | { minutes: number };

export function contactView({ value, context }: SnapshotFrom<typeof contactMachine>): ContactView {
  const { typed, orders, fieldErrors, seconds } = context;
  const form = (problem: ContactProblem | null): ContactView => ({
    screen: "form",
    typed,
    orders,
    fieldErrors,
    problem,
    busy: false,
  });
  switch (leafOf(value)) {
    case "typing.editing":
      return form(null);
    case "typing.refused":
      return form("invalid");
    case "typing.unproven":
      return form("captchaInvalid");
    case "typing.tooMany":
      return form({ minutes: Math.ceil(seconds / 60) });
    case "typing.unforeseen":
      return form("unforeseen");
    case "sending.unreachable":
      return form("unreachable");
    case "sending.proving":
    case "sending.asking":
      return { screen: "form", typed, orders, fieldErrors, problem: null, busy: true };
    case "sent":
      return { screen: "sent", email: typed.email };
  }
}
