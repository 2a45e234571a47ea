import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

/** `use`: what the mail's link is for. `token`: null if the link has none. */
export type StockAlertLinkFacts = { use: "confirm" | "delete"; token: string | null };

export type FollowLinkOutput =
  | { outcome: "confirmed" }
  /** No alert of the address is left. */
  | { outcome: "deleted" }
  | { outcome: "tokenInvalid" }
  /** Too old, or the alert is gone. */
  | { outcome: "tokenExpired" }
  | Unforeseen;

/** The link only opens the page; its button acts. */
export const { machine: stockAlertLinkMachine, view: stockAlertLinkView } = form<{
  facts: StockAlertLinkFacts;
  output: FollowLinkOutput;
}>()({
  id: "stockAlertLink",
  port: "followLink",
  submitted: "link.followed",
  isButton: true,
  outcomes: {
    confirmed: "end",
    deleted: "end",
    tokenInvalid: "end",
    tokenExpired: "end",
    unforeseen: "form",
  },
  endsAtOnce: { tokenInvalid: ({ token }) => token === null },
});
export type StockAlertLinkView = ReturnType<typeof stockAlertLinkView>;
