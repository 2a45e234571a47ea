import { pathModel } from "#machines/paths/model.ts";
import { failedMailMachine } from "./failed-mail.machine.ts";

export const failedMailPaths = pathModel({
  machine: failedMailMachine,
  title: "Sending a failed email again",
  purpose: "sending a failed email again, by an administrator",
  starts: { "an administrator": { mailId: "01a1fda1-4db5-78d4-bca7-b0a827790571" } },
  happyPath: ["an administrator", "sends it again", "resend ✓ queued"],
  does: { "mail.resent": "sends it again", "retry.requested": "tries again" },
  happens: {},
  answers: {
    resend: {
      queued: "queued",
      notFound: "sent meanwhile",
      administratorsOnly: "no administrator any more",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
