import { limitGuesses } from "#server/commerce/promotions/limit-guesses.ts";
import type { Services } from "#server/commerce/services.ts";
import { noOrder, ok, type Handlers } from "#server/http/reply.ts";
import type { Draft } from "./check-draft.ts";
import { draftRefusal } from "./draft-refusal.ts";
import { changeDraft, createDraft, type SaveDraftResult } from "./save-draft.ts";
import { toWireOrder } from "./wire-order.ts";

export const draftHandlers = (services: Services): Pick<Handlers, "createOrder" | "changeOrder"> => {
  const save = async <Saved extends { outcome: string }>(
    draft: Draft,
    customerId: string,
    work: (allowed: Draft) => Promise<Saved | SaveDraftResult>,
  ) => {
    const { result } = await limitGuesses(
      services,
      ["couponByCustomer", customerId],
      draft.coupon_codes ?? [],
      (coupon_codes) => work({ ...draft, coupon_codes: [...coupon_codes] }),
      (saved) => ("order" in saved ? saved.order.coupons : []),
    );
    return result;
  };
  const draftReply = async (saved: SaveDraftResult) =>
    saved.outcome === "saved" ? ok(await toWireOrder(services, saved.order)) : draftRefusal(saved);
  return {
    createOrder: async ({ body, customer }) =>
      draftReply(
        await save<never>(body, customer.id, (allowed) => createDraft(services, customer.id, allowed)),
      ),

    changeOrder: async ({ params, body, customer, refuse }) => {
      const saved = await save(body, customer.id, (allowed) =>
        changeDraft(services, customer.id, params.id, allowed),
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
  };
};
