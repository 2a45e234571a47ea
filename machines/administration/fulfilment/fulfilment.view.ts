import type { SnapshotFrom } from "xstate";
import type { Shipment } from "#domain/tracking.ts";
import { leafOf } from "#machines/leaf.ts";
import type { FulfilledOrder } from "./fulfilment.contract.ts";
import type { fulfilmentMachine } from "./fulfilment.machine.ts";

/** `shipment`: submitted last, or stored; the form has what is being typed. */
export type FulfilmentView =
  | {
      screen: "form";
      order: FulfilledOrder;
      shipment: Shipment | null;
      problem: FormProblem | null;
      isAsking: boolean;
    }
  | { screen: "onItsWay"; order: FulfilledOrder }
  | { screen: "question"; order: FulfilledOrder; problem: QuestionProblem | null; isAsking: boolean }
  | { screen: "delivered" | "nothingToDo" | "overtaken"; order: FulfilledOrder }
  | { screen: "notFound" | "ownCase" | "administratorsOnly" };

/** `unreachable`: `retry.requested` repeats the same request. */
export type QuestionProblem = "unforeseen" | "unreachable";
export type FormProblem = QuestionProblem | "noCarrier" | "badLink";

export function fulfilmentView({ value, context }: SnapshotFrom<typeof fulfilmentMachine>): FulfilmentView {
  const { order } = context;
  const shipment = context.shipment ?? order.shipment;
  const form = (problem: FormProblem | null, isAsking = false): FulfilmentView => ({
    screen: "form",
    order,
    shipment,
    problem,
    isAsking,
  });
  const question = (problem: QuestionProblem | null, isAsking = false): FulfilmentView => ({
    screen: "question",
    order,
    problem,
    isAsking,
  });
  const leaf = leafOf(value);
  switch (leaf) {
    case "writing.looking":
      return form(null);
    case "writing.noCarrier":
      return form("noCarrier");
    case "writing.badLink":
      return form("badLink");
    case "writing.unforeseen":
      return form("unforeseen");
    case "shipping.asking":
      return form(null, true);
    case "shipping.unreachable":
      return form("unreachable");
    case "confirming.looking":
      return question(null);
    case "confirming.unforeseen":
      return question("unforeseen");
    case "delivering.asking":
      return question(null, true);
    case "delivering.unreachable":
      return question("unreachable");
    case "onItsWay":
    case "delivered":
    case "nothingToDo":
    case "overtaken":
      return { screen: leaf, order };
    case "gone":
      return { screen: "notFound" };
    case "ownCase":
      return { screen: "ownCase" };
    case "notAllowed":
      return { screen: "administratorsOnly" };
    case "sorting":
      throw new Error("nobody sees an order that is being sorted");
  }
}
