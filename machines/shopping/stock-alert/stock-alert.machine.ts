import { form } from "#machines/form/form-machine.ts";
import type { TooManyRequests, Unforeseen } from "#machines/outcome.ts";

/** What is sold out. */
export type StockAlertFacts = { productId: string; variantId: string };
export type TypedStockAlert = { email: string };

export type AskForAlertInput = StockAlertFacts & TypedStockAlert;
export type AskForAlertOutput =
  /** A link that confirms the address is on its way. */
  | { outcome: "mailed" }
  /** It is the customer's own confirmed address. */
  | { outcome: "notNeeded" }
  /** The address is none. */
  | { outcome: "invalid" }
  /** It can be bought. */
  | { outcome: "inStock" }
  /** This market no longer sells it. */
  | { outcome: "notFound" }
  | TooManyRequests
  | Unforeseen;

export const { machine: stockAlertMachine, view: stockAlertView } = form<{
  facts: StockAlertFacts;
  typed: TypedStockAlert;
  output: AskForAlertOutput;
}>()({
  id: "stockAlert",
  port: "askForAlert",
  submitted: "alert.submitted",
  outcomes: {
    mailed: "end",
    notNeeded: "end",
    invalid: "form",
    inStock: { to: "end", effect: "refreshProduct" },
    notFound: "end",
    tooManyRequests: "form",
    unforeseen: "form",
  },
});
export type StockAlertView = ReturnType<typeof stockAlertView>;
