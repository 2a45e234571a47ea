import { pathModel } from "#machines/paths/model.ts";
import { openSessionsMachine } from "./open-sessions.machine.ts";

export const openSessionsPaths = pathModel({
  machine: openSessionsMachine,
  title: "Ending other log-ins",
  purpose: "listing a customer's sessions and ending them",
  starts: { "a customer": undefined },
  happyPath: ["a customer", "ends one", "endSession ✓ ended"],
  does: {
    "session.dismissed": { "ends one": { sessionId: "session-phone" } },
    "others.dismissed": "ends all others",
    "retry.requested": "tries again",
  },
  happens: {},
  answers: {
    endSession: {
      ended: "ended",
      notFound: "it had ended before",
      unforeseen: "a refusal nobody foresaw",
    },
    endOthers: { ended: "ended", unforeseen: "a refusal nobody foresaw" },
  },
});
