import type { SnapshotFrom } from "xstate";
import { leafOf } from "../leaf.ts";
import type { paymentMachine } from "./payment.machine.ts";

/** `done`: the order's page or the checkout takes over. */
export type PaymentView =
  | { sees: "goingToPay" }
  | { sees: "paymentBeingChecked"; slow: boolean }
  | { sees: "confirmedLater" }
  | { sees: "unpaidOrder"; because: UnpaidBecause }
  /** The unpaid order, and whether it is to be called off. */
  | { sees: "cancellationQuestion" }
  | { sees: "callingOff" }
  /** `retry.requested` asks again. */
  | { sees: "unreachable" }
  /** An unexpected refusal: customer service can help. */
  | { sees: "unforeseen" }
  | { sees: "done" };

export type UnpaidBecause =
  | "notPaidYet"
  | "goingOnElsewhere"
  | "cancelled"
  | "notCompleted"
  | "declined"
  | "currencyNotSupported"
  | "providerError";

export function paymentView({ value }: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "arriving":
      throw new Error("decided at once: nobody sees it");
    case "preparing.asking":
    case "leaving":
      return { sees: "goingToPay" };
    case "processing.waiting.asking.prompt":
      return { sees: "paymentBeingChecked", slow: false };
    case "processing.waiting.asking.slow":
    case "processing.waiting.pending":
      return { sees: "paymentBeingChecked", slow: true };
    case "toldLater":
      return { sees: "confirmedLater" };
    case "unpaid.waiting":
      return { sees: "unpaidOrder", because: "notPaidYet" };
    case "unpaid.placedElsewhere":
      return { sees: "unpaidOrder", because: "goingOnElsewhere" };
    case "unpaid.notApproved":
      return { sees: "unpaidOrder", because: "cancelled" };
    case "unpaid.notCompleted":
      return { sees: "unpaidOrder", because: "notCompleted" };
    case "unpaid.declined":
      return { sees: "unpaidOrder", because: "declined" };
    case "unpaid.currencyNotSupported":
      return { sees: "unpaidOrder", because: "currencyNotSupported" };
    case "unpaid.providerError":
      return { sees: "unpaidOrder", because: "providerError" };
    case "confirming":
      return { sees: "cancellationQuestion" };
    case "callingOff.asking":
      return { sees: "callingOff" };
    case "preparing.unreachable":
    case "processing.unreachable":
    case "callingOff.unreachable":
      return { sees: "unreachable" };
    case "unforeseen":
      return { sees: "unforeseen" };
    case "paid":
    case "calledOff":
    case "cancelled":
    case "notFound":
      return { sees: "done" };
  }
}
