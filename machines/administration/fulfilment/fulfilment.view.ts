import type { SnapshotFrom } from "xstate";
import type { Shipment } from "#domain/tracking.ts";
import { leafOf } from "#machines/leaf.ts";
import type { FulfilledOrder, Items, OrderShipment } from "./fulfilment.contract.ts";
import type { fulfilmentMachine } from "./fulfilment.machine.ts";

/**
 * `shipment`: submitted last, or as stored; the form has what is being typed. `corrected`: null for a new shipment, of
 * which `items` were submitted last. `isTypedKept`: the form for what is left will have what was typed. `arrivedId`: null for what is handed over in person.
 */
export type FulfilmentView =
  | {
      screen: "form";
      order: FulfilledOrder;
      corrected: OrderShipment | null;
      shipment: Shipment | null;
      items: Items | null;
      problem: FormProblem | null;
      isAsking: boolean;
    }
  | { screen: "onItsWay"; order: FulfilledOrder }
  | {
      screen: "question";
      order: FulfilledOrder;
      arrivedId: string | null;
      problem: QuestionProblem | null;
      isAsking: boolean;
    }
  | { screen: "delivered" | "nothingToDo"; order: FulfilledOrder }
  | { screen: "overtaken"; order: FulfilledOrder; isTypedKept: boolean }
  | { screen: "notFound" | "ownCase" | "administratorsOnly" };

/** `unreachable`: `retry.requested` repeats the same request. */
export type QuestionProblem = "unforeseen" | "unreachable";
export type FormProblem = QuestionProblem | "noItems" | "noCarrier" | "badLink";

export function fulfilmentView({ value, context }: SnapshotFrom<typeof fulfilmentMachine>): FulfilmentView {
  const { order, typed, correctedId, arrivedId } = context;
  const corrected = order.shipments.find(({ id }) => id === correctedId) ?? null;
  const form = (problem: FormProblem | null, isAsking = false): FulfilmentView => ({
    screen: "form",
    order,
    corrected,
    shipment: typed?.shipment ?? corrected?.shipment ?? null,
    items: typed?.items ?? null,
    problem,
    isAsking,
  });
  const question = (problem: QuestionProblem | null, isAsking = false): FulfilmentView => ({
    screen: "question",
    order,
    arrivedId,
    problem,
    isAsking,
  });
  const leaf = leafOf(value);
  switch (leaf) {
    case "writing.looking":
      return form(null);
    case "writing.noItems":
      return form("noItems");
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
      return { screen: leaf, order };
    case "overtaken":
      return { screen: leaf, order, isTypedKept: order.stage === "to_ship" && correctedId === null };
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
