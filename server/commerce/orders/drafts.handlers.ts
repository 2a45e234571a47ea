import { limitGuesses, type TooManyGuesses } from "#server/commerce/promotions/limit-guesses.ts";
import type { Services } from "#server/commerce/services.ts";
import { invalid, noMarketOrLanguage, noOrder, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import type { Draft } from "./check-draft.ts";
import { changed } from "./order-changes.ts";
import { changeDraft, createDraft, type SaveDraftResult } from "./save-draft.ts";
import { toWireOrder } from "./wire-order.ts";

export const draftHandlers = (services: Services): Pick<Handlers, "createOrder" | "changeOrder"> => {
  const save = <Refused extends { outcome: string }>(
    { coupon_codes = [] }: Draft,
    customerId: string,
    work: () => Promise<SaveDraftResult | Refused>,
  ) =>
    limitGuesses(services, ["couponByCustomer", customerId], coupon_codes, work, (saved) =>
      "order" in saved ? saved.order.coupons : [],
    );
  async function draftReply(saved: SaveDraftResult | TooManyGuesses) {
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
  return {
    createOrder: async ({ body, customer }) =>
      draftReply(await save<never>(body, customer.id, () => createDraft(services, customer.id, body))),

    changeOrder: async ({ params, body, customer, refuse }) => {
      const saved = await save(body, customer.id, () => changeDraft(services, customer.id, params.id, body));
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
