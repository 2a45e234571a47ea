import { ok, refuse, type Call, type Handlers, type Schemas } from "../api/reply.ts";
import { preparePayment } from "../payment/prepare.ts";
import { processPayment } from "../payment/process.ts";
import { returnOrigin } from "../payment/return-origin.ts";
import type { Services } from "../services.ts";
import { cancelOrder } from "./cancel.ts";
import { countOrders, findOrder, findOrders, toWireOrders, type OrderRow } from "./orders.ts";
import type { Change } from "./pricing.ts";
import { saveDraft, type SavedDraft } from "./save-draft.ts";
import { submitOrder } from "./submit.ts";

type OrderHandlers = Pick<
  Handlers,
  | "listOrders"
  | "countOrders"
  | "getOrder"
  | "createOrder"
  | "changeOrder"
  | "submitOrder"
  | "preparePayment"
  | "processPayment"
  | "cancelOrder"
>;
const noOrder = () => refuse(404, "There is no such order.");
const changed = (changes: Change[]) =>
  refuse(409, "Cannot place your order", {
    code: changes.length === 1 ? changes[0]!.code : "order_changed",
    changes,
  });
const invalid = (field: string, message: string) =>
  refuse(400, `${field} ${message}`, { code: "invalid", errors: [{ field, message }] });

export const orderHandlers = (services: Services): OrderHandlers => {
  const { queries } = services.database;
  return {
    listOrders: async ({ query, customer }) =>
      ok(await toWireOrders(queries, await findOrders(queries, customer.id, query, query))),

    countOrders: async ({ query, customer }) => ok({ count: await countOrders(queries, customer.id, query) }),

    getOrder: async ({ params, customer }) => {
      const order = await findOrder(queries, customer.id, params.id);
      return order ? ok(await wire(order)) : noOrder();
    },

    createOrder: async ({ body, customer }) => draftReply(await saveDraft(services, customer.id, null, body)),

    changeOrder: async ({ params, body, customer }) =>
      draftReply(await saveDraft(services, customer.id, params.id, body)),

    submitOrder: async ({ params, body, customer }) => {
      const submitted = await submitOrder(services, customer.id, params.id, body);
      switch (submitted.outcome) {
        case "submitted":
          return ok(await wire(submitted.order));
        case "noOrder":
          return noOrder();
        case "cancelled":
          return refuse(409, "This order was cancelled.", { code: "order_cancelled" });
        case "placedElsewhere":
          return refuse(409, "This order was placed already, and otherwise.", {
            code: "order_placed_elsewhere",
          });
        case "changedElsewhere":
          return refuse(409, "This order was changed since it was shown.", {
            code: "order_changed_elsewhere",
          });
        case "termsChanged":
          return refuse(409, "The terms have changed.", { code: "terms_changed" });
        case "noShipping":
          return invalid("shipping_code", "is not offered for this order");
        case "badAmount":
          return invalid("amount_due", "has too many decimals for the currency");
        case "tooLittle":
          return refuse(409, "The order value must be at least 1.", { code: "order_value_too_low" });
        case "tooManyPoints":
          return invalid("used_points", "are more than can be used for this order");
        case "changed":
          return changed(submitted.changes);
      }
    },

    preparePayment: async ({ params, headers, customer }: Call<"preparePayment">) => {
      const origin = returnOrigin(services.settings, headers.origin);
      const prepared = await preparePayment(services, customer.id, params.id, origin);
      switch (prepared.outcome) {
        case "prepared":
          return ok({ payment_id: prepared.payment.id, approval_url: prepared.payment.approval_url });
        case "noOrder":
          return noOrder();
        case "notPayable":
          return notPayable(prepared.order);
        case "currencyNotSupported":
          return refuse(422, "The payment provider does not support this currency.", {
            code: "currency_not_supported",
          });
        case "providerError":
          return refuse(502, "Payment provider error", { code: "payment_provider_error" });
      }
    },

    processPayment: async ({ params, customer }) => {
      const processed = await processPayment(services, customer.id, params.id);
      switch (processed.outcome) {
        case "paid":
        case "pending":
          return ok(await wire(processed.order));
        case "noOrder":
          return noOrder();
        case "notPrepared":
          return refuse(409, "There is no payment for this order yet.", { code: "payment_not_prepared" });
        case "cancelled":
          return refuse(409, "This order was cancelled.", { code: "order_cancelled" });
        case "notApproved":
          return refuse(409, "The payment was not approved.", { code: "payment_not_approved" });
        case "declined":
          return refuse(409, "The payment was declined.", { code: "payment_declined" });
        case "currencyNotSupported":
          return refuse(409, "The payment provider does not support this currency.", {
            code: "currency_not_supported",
          });
        case "unclear":
          return refuse(502, "Payment provider error", { code: "payment_provider_error" });
      }
    },

    cancelOrder: async ({ params, customer }) => {
      const cancelled = await cancelOrder(services, customer.id, params.id);
      switch (cancelled.outcome) {
        case "cancelled":
          return ok(await wire(cancelled.order));
        case "noOrder":
          return noOrder();
        case "tooLate":
          return notPayable(cancelled.order);
      }
    },
  };

  async function wire(order: OrderRow): Promise<Schemas["Order"]> {
    const [wired] = await toWireOrders(queries, [order]);
    return wired!;
  }

  async function draftReply(saved: SavedDraft) {
    switch (saved.outcome) {
      case "saved":
        return ok(await wire(saved.order));
      case "noPlace":
        return refuse(404, "There is no such market or language.");
      case "noOrder":
        return noOrder();
      case "notADraft":
        return refuse(409, "This order is not a draft any more.", { code: "order_not_draft" });
      case "invalid":
        return refuse(400, saved.errors.map((e) => `${e.field} ${e.message}`).join("; "), {
          code: "invalid",
          errors: saved.errors,
        });
      case "changed":
        return changed(saved.changes);
    }
  }
};

const notPayable = ({ status }: OrderRow) =>
  refuse(409, `This order is ${status.replace("_", " ")}.`, { code: `order_${status}` });
