import { invalid, noMarketOrLanguage, noOrder, ok, type Handlers } from "#server/http/reply.ts";
import type { Services } from "#server/commerce/services.ts";
import { changed } from "./order-changes.ts";
import { changeDraft, createDraft, type SaveDraftResult } from "./save-draft.ts";
import { toWireOrder } from "./wire-order.ts";

export const draftHandlers = (services: Services): Pick<Handlers, "createOrder" | "changeOrder"> => {
  async function draftReply(saved: SaveDraftResult) {
    switch (saved.outcome) {
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
  return {
    createOrder: async ({ body, customer }) => draftReply(await createDraft(services, customer.id, body)),

    changeOrder: async ({ params, body, customer, refuse }) => {
      const saved = await changeDraft(services, customer.id, params.id, body);
      switch (saved.outcome) {
        case "noOrder":
          return noOrder();
        case "notADraft":
          return refuse(409, "This order is not a draft any more.", { code: "order_not_draft" });
        default:
          return draftReply(saved);
      }
    },
  };
};
