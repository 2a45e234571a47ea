import { mostUnasked } from "#domain/booked-quantity.ts";
import { form } from "#machines/form/form-machine.ts";
import type { Unforeseen } from "#machines/outcome.ts";

export type StockChangeFacts = { variantId: string };
/** `quantity`: how many, or what was counted. `onHand`: what was shown. `isSure`: of a large quantity. `key`: the same for each attempt. */
export type TypedStockChange = {
  kind: "received" | "lost" | "counted";
  quantity: number;
  onHand: number;
  isSure: boolean;
  reason: string;
  key: string;
};
export type ChangeStockInput = StockChangeFacts & TypedStockChange;
export type ChangeStockOutput =
  | { outcome: "changed" }
  /** It was counted against another number than the stock has now. */
  | { outcome: "stockChanged"; nowOnHand: number }
  /** More was taken away than there is. */
  | { outcome: "notOnHand"; onlyOnHand: number }
  | { outcome: "notFound" }
  | { outcome: "administratorsOnly" }
  | Unforeseen;

export const { machine: stockChangeMachine, view: stockChangeView } = form<{
  facts: StockChangeFacts;
  typed: TypedStockChange;
  output: ChangeStockOutput;
}>()({
  id: "stockChange",
  port: "changeStock",
  submitted: "change.submitted",
  checks: {
    noQuantity: ({ quantity, kind }) => !(quantity >= (kind === "counted" ? 0 : 1)),
    unlikely: ({ quantity, isSure }) => quantity > mostUnasked && !isSure,
  },
  outcomes: {
    changed: { to: "form", effect: "refreshStock" },
    stockChanged: { to: "form", effect: "refreshStock" },
    notOnHand: { to: "form", effect: "refreshStock" },
    notFound: "end",
    administratorsOnly: "end",
    unforeseen: "form",
  },
});
export type StockChangeView = ReturnType<typeof stockChangeView>;
