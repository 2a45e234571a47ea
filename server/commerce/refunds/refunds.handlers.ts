import type { RefundEligibility } from "#domain/refund.ts";
import { invalid, noContent, noOrder, ok, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { deleteRefund, setStatus } from "./change-refund.ts";
import { createRefund } from "./create-refund.ts";
import { noRefund, notDraft } from "./refund-refusals.ts";
import { countRefunds, findRefund, findRefunds, toWireRefund, toWireRefunds } from "./refunds.ts";

type RefundHandlers = Pick<
  Handlers,
  "listRefunds" | "countRefunds" | "getRefund" | "createRefund" | "setRefundStatus" | "deleteRefund"
>;

const sentences: Record<Exclude<RefundEligibility, "possible" | "refund_too_old">, string> = {
  order_not_paid: "This order is not paid.",
  refund_requested: "A refund of this order was requested already.",
  nothing_left: "All of this order was refunded.",
};
const tooOld = (days: number) =>
  [
    `Orders older than ${days} days cannot be refunded.`,
    { code: "refund_too_old", params: { days } },
  ] as const;

export const refundHandlers = (services: Services): RefundHandlers => {
  const { queries } = services.database;
  return {
    listRefunds: async ({ query, customer }) =>
      ok(await toWireRefunds(services, await findRefunds(queries, customer.id, query, query))),

    countRefunds: async ({ query, customer }) =>
      ok({ count: await countRefunds(queries, customer.id, query) }),

    getRefund: async ({ params, customer }) => {
      const refund = await findRefund(queries, customer.id, params.id);
      return refund ? ok(await toWireRefund(services, refund)) : noRefund();
    },

    createRefund: async ({ params, body, customer, refuse }) => {
      const created = await createRefund(services, customer.id, params.orderId, body);
      switch (created.outcome) {
        case "drafted":
          return ok(await toWireRefund(services, created.refund));
        case "noOrder":
          return noOrder();
        case "invalid":
          return invalid(created.errors);
        case "notRefundable":
          return created.why === "refund_too_old"
            ? refuse(409, ...tooOld(created.days))
            : refuse(409, sentences[created.why], { code: created.why });
      }
    },

    setRefundStatus: async ({ params, body, customer, refuse }) => {
      const set = await setStatus(services, customer, params.id, body.new_status);
      switch (set.outcome) {
        case "set":
          return ok(await toWireRefund(services, set.refund));
        case "noRefund":
          return noRefund();
        case "notAllowed":
          return refuse(403, "Only the shop sets this status.", { code: "transition_not_allowed" });
        case "notDraft":
          return refuse(409, ...notDraft);
        case "countsChanged":
          return refuse(409, "Less is left of this order than the draft asks for.", {
            code: "counts_changed",
          });
        case "notRefundable":
          return set.why === "refund_too_old"
            ? refuse(409, ...tooOld(set.days))
            : refuse(409, sentences[set.why], { code: set.why });
      }
    },

    deleteRefund: async ({ params, customer, refuse }) => {
      const deleted = await deleteRefund(services, customer.id, params.id);
      switch (deleted.outcome) {
        case "deleted":
          return noContent;
        case "noRefund":
          return noRefund();
        case "notDraft":
          return refuse(409, ...notDraft);
      }
    },
  };
};
