import {
  invalid,
  noOrder,
  noMarketOrLanguage,
  ok,
  refusal,
  tooMany,
  type Handlers,
} from "#server/http/reply.ts";
import { customerActor } from "#server/commerce/audit/audit.ts";
import type { Services } from "#server/commerce/services.ts";
import { cancelOrder } from "./cancel.ts";
import type { Draft } from "./check-draft.ts";
import { countOrders, findOrder, findOrders, type OrderRow } from "./orders.ts";
import { changeDraft, createDraft, type SaveDraftResult } from "./save-draft.ts";
import { submitOrder } from "./submit.ts";
import { notPayableDetail, notPayableCodes } from "./not-payable.ts";
import { toWireOrder, toWireOrders } from "./wire-order.ts";

type OrderHandlers = Pick<
  Handlers,
  "listOrders" | "countOrders" | "getOrder" | "createOrder" | "changeOrder" | "submitOrder" | "cancelOrder"
>;
/** A single change has its own code. Changes beyond a refusal's size are reported once these have been accepted. */
const changed = <Change extends { code: string }>(changes: readonly Change[]) =>
  refusal(409, "Cannot place your order", {
    code: changes.length === 1 ? (changes[0]!.code as Change["code"]) : ("order_changed" as const),
    changes: firstWithin(12_000, changes),
  });

function firstWithin<Entry>(bytes: number, entries: readonly Entry[]): Entry[] {
  let size = 0;
  return entries.filter((entry, index) => {
    size += Buffer.byteLength(JSON.stringify(entry));
    return index === 0 || size <= bytes;
  });
}

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

    createOrder: async ({ body, customer }) =>
      draftReply(await withLimitedGuesses(body, customer.id, () => createDraft(services, customer.id, body))),

    changeOrder: async ({ params, body, customer, refuse }) => {
      const saved = await withLimitedGuesses(body, customer.id, () =>
        changeDraft(services, customer.id, params.id, body),
      );
      switch (saved.outcome) {
        case "noOrder":
          return noOrder();
        case "notADraft":
          return refuse(409, "This order is not a draft any more.", { code: "order_not_draft" });
        default:
          return draftReply(saved);
      }
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

  /** Counts an attempt if the draft was saved with an unknown coupon code. */
  async function withLimitedGuesses<Result extends { outcome: string }>(
    { coupon_codes = [] }: Draft,
    customerId: string,
    save: () => Promise<Result>,
  ): Promise<Result | { outcome: "tooMany"; seconds: number }> {
    if (coupon_codes.length === 0) return save();
    const attempt = ["couponByCustomer", customerId] as const;
    const seconds = await services.limits.take(attempt);
    if (seconds !== null) return { outcome: "tooMany", seconds };
    const saved = await save();
    const coupons = "order" in saved ? (saved.order as OrderRow).coupons : [];
    if (coupons.every(({ state }) => state !== "unknown")) await services.limits.giveBack(attempt);
    return saved;
  }

  async function draftReply(saved: SaveDraftResult | { outcome: "tooMany"; seconds: number }) {
    switch (saved.outcome) {
      case "tooMany":
        return tooMany(saved.seconds);
      case "saved":
        return ok(await toWireOrder(services, saved.order));
      case "noPlace":
        return noMarketOrLanguage();
      case "invalid":
        return invalid(saved.errors);
      case "changed":
        return changed(saved.changes);
    }
  }
};
