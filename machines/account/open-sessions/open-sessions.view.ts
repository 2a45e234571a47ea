import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { openSessionsMachine } from "./open-sessions.machine.ts";

/** The list is a query; `note`: the result of the last attempt, `ending`: the pending request. */
export type OpenSessionsView = {
  screen: "sessions";
  note: OpenSessionsNote | null;
  ending: { sessionId: string } | "others" | null;
};

/** `unreachable`: `retry.requested` repeats the same attempt. */
export type OpenSessionsNote = "ended" | "othersEnded" | "notFound" | "unforeseen" | "unreachable";

export function openSessionsView({
  value,
  context,
}: SnapshotFrom<typeof openSessionsMachine>): OpenSessionsView {
  const sessions = (note: OpenSessionsNote | null): OpenSessionsView => ({
    screen: "sessions",
    note,
    ending: null,
  });
  switch (leafOf(value)) {
    case "looking.reading":
      return sessions(null);
    case "looking.ended":
      return sessions("ended");
    case "looking.othersEnded":
      return sessions("othersEnded");
    case "looking.gone":
      return sessions("notFound");
    case "looking.unforeseen":
      return sessions("unforeseen");
    case "endingOne.unreachable":
    case "endingOthers.unreachable":
      return sessions("unreachable");
    case "endingOne.asking":
      return { screen: "sessions", note: null, ending: { sessionId: context.sessionId } };
    case "endingOthers.asking":
      return { screen: "sessions", note: null, ending: "others" };
  }
}
