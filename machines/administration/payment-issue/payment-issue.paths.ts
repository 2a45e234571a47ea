import { pathModel } from "#machines/paths/model.ts";
import { paymentIssueMachine } from "./payment-issue.machine.ts";

export const paymentIssuePaths = pathModel({
  machine: paymentIssueMachine,
  title: "Looking into a payment",
  purpose: "marking a payment issue as resolved, by an administrator: a dispute, a refund that failed",
  starts: { "an administrator": { issueId: "01a1fda1-4db5-78d4-bca7-b0a827790571" } },
  happyPath: ["an administrator", "says it was looked into", "close ✓ closed"],
  does: { "issue.closed": "says it was looked into", "retry.requested": "tries again" },
  happens: {},
  answers: {
    close: {
      closed: "closed",
      ownCase: "their own order",
      administratorsOnly: "no administrator any more",
      unforeseen: "a refusal nobody foresaw",
    },
  },
});
