import type { SnapshotFrom } from "xstate";
import { leafOf } from "#machines/leaf.ts";
import type { paymentMachine } from "./payment.machine.ts";

/** `done`: the order's page or the checkout takes over. */
export type PaymentView =
  | { screen: "goingToPay" }
  | { screen: "paymentBeingChecked"; slow: boolean }
  | { screen: "confirmedLater" }
  | { screen: "unpaidOrder"; because: UnpaidBecause }
  | { screen: "cancellationQuestion" }
  | { screen: "callingOff" }
  | { screen: "unreachable" }
  | { screen: "unforeseen" }
  | { screen: "done" };

export type UnpaidBecause =
  | "notPaidYet"
  | "goingOnElsewhere"
  | "cancelled"
  | "notCompleted"
  | "paymentDeclined"
  | "currencyNotSupported"
  | "paymentProviderError";

export function paymentView({ value }: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const leaf = leafOf(value);
  switch (leaf) {
    case "arriving":
      throw new Error("decided at once: nobody sees it");
    case "preparing.asking":
    case "leaving":
      return { screen: "goingToPay" };
    case "processing.waiting.asking.prompt":
      return { screen: "paymentBeingChecked", slow: false };
    case "processing.waiting.asking.slow":
    case "processing.waiting.pending":
      return { screen: "paymentBeingChecked", slow: true };
    case "toldLater":
      return { screen: "confirmedLater" };
    case "unpaid.waiting":
      return { screen: "unpaidOrder", because: "notPaidYet" };
    case "unpaid.placedElsewhere":
      return { screen: "unpaidOrder", because: "goingOnElsewhere" };
    case "unpaid.notApproved":
      return { screen: "unpaidOrder", because: "cancelled" };
    case "unpaid.notCompleted":
      return { screen: "unpaidOrder", because: "notCompleted" };
    case "unpaid.declined":
      return { screen: "unpaidOrder", because: "paymentDeclined" };
    case "unpaid.currencyNotSupported":
      return { screen: "unpaidOrder", because: "currencyNotSupported" };
    case "unpaid.providerError":
      return { screen: "unpaidOrder", because: "paymentProviderError" };
    case "confirming":
      return { screen: "cancellationQuestion" };
    case "callingOff.asking":
      return { screen: "callingOff" };
    case "preparing.unreachable":
    case "processing.unreachable":
    case "callingOff.unreachable":
      return { screen: "unreachable" };
    case "unforeseen":
      return { screen: "unforeseen" };
    case "paid":
    case "calledOff":
    case "cancelled":
    case "guestTokenExpired":
    case "notFound":
      return { screen: "done" };
  }
}
