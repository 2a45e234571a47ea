import { invalid, noOrder, ok, type Handlers } from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { cancelOrder } from "./cancel.ts";
import { changed, firstWithin } from "./order-changes.ts";
import { countOrders, findOrder, findOrders } from "./orders.ts";
import { submitOrder } from "./submit.ts";
import { notPayableDetail, notPayableCodes } from "./not-payable.ts";
import { toWireOrder, toWireOrders } from "./wire-order.ts";

type OrderHandlers = Pick<
  Handlers,
  "listOrders" | "countOrders" | "getOrder" | "submitOrder" | "cancelOrder"
>;
export const orderHandlers = (services: Services): OrderHandlers => {
  const { queries } = services.database;
  return {
    listOrders: async ({ query, customer }) =>
      ok(await toWireOrders(services, await findOrders(queries, customer.id, query, query))),

    countOrders: async ({ query, customer }) => ok({ count: await countOrders(queries, customer.id, query) }),

    getOrder: async ({ params, customer }) => {
      const order = await findOrder(queries, customer.id, params.id);
      return order ? ok(await toWireOrder(services, order)) : noOrder();
    },

    submitOrder: async ({ params, body, customer, refuse }) => {
      const submitted = await submitOrder(services, customer, params.id, body);
      switch (submitted.outcome) {
        case "submitted":
          return ok(await toWireOrder(services, submitted.order));
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
          return invalid([
            { field: "shipping_code", message: "is not offered for this order", code: "not_offered" },
          ]);
        case "wishTooLate":
          return invalid([
            { field: "wished_on", message: "is later than the market offers", code: "not_offered" },
          ]);
        case "badAmount":
          return invalid([{ field: "amount_due", message: "has too many decimals for the currency" }]);
        case "tooLittle":
          return refuse(409, "The order value must be at least 1.", { code: "order_value_too_low" });
        case "tooManyPoints":
          return invalid([
            {
              field: "used_points",
              message: "are more than can be used for this order",
              code: "too_many_points",
            },
          ]);
        case "outOfStock":
          return refuse(409, "Less is in stock than the order asks for.", {
            code: "out_of_stock",
            items: firstWithin(12_000, submitted.items),
          });
        case "changed":
          return changed(submitted.changes);
      }
    },

    cancelOrder: async ({ params, customer, refuse }) => {
      const cancelled = await cancelOrder(services, customerActor(customer), customer.id, params.id);
      switch (cancelled.outcome) {
        case "cancelled":
          return ok(await toWireOrder(services, cancelled.order));
        case "noOrder":
          return noOrder();
        case "tooLate":
          return refuse(409, notPayableDetail(cancelled.status), { code: notPayableCodes[cancelled.status] });
      }
    },
  };
};
