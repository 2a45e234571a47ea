import type {
  Closed,
  LoadRequestOutput,
  RefundSource,
  RequestRefundInput,
  RequestRefundOutput,
  SaveDraftInput,
  SaveDraftOutput,
} from "#machines/after-sale/refund-request/refund-request.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import {
  UnexpectedResponseError,
  dataOf,
  refusalOf,
  unknownCode,
  type Api,
  type Wire,
} from "#src/api/client.ts";
import { isGuestTokenExpired } from "#src/guests/guest-api.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import { toDraft, toDraftPhoto, toRefundOrder } from "./refund-request.wire.ts";

export type RefundRequestActorDependencies = {
  api: Api;
  languageId: string;
};

export const refundRequestActors = ({ api, languageId }: RefundRequestActorDependencies) => ({
  loadRequest: loadRequestPort(api),

  saveDraft: createForgivingPort<SaveDraftOutput, SaveDraftInput>()(async ({ input, signal }) => {
    const { orderId, wanted } = input;
    const result = await api.POST("/orders/{orderId}/refund", {
      params: { path: { orderId } },
      body: {
        order_id: orderId,
        language_id: languageId,
        items: Object.entries(wanted.counts).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : [])),
        reason: wanted.reason,
        note: wanted.note.trim() || null,
      },
      signal,
    });
    if (isGuestTokenExpired(result)) return { outcome: outcomeOf("guest_token_expired") };
    const refusal = refusalOf(result, 400, 409);
    switch (refusal?.code) {
      case undefined: {
        const { id, images } = dataOf(result);
        return { outcome: "saved", refundId: id, photos: images.map(toDraftPhoto) };
      }
      case "invalid":
        return refusedFields(refusal.errors);
      case "refund_too_old":
        return { outcome: outcomeOf(refusal.code), days: refusal.params.days };
      case "refund_requested":
        return { outcome: outcomeOf(refusal.code), refundId: null };
      case "nothing_left":
      case "order_not_paid":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),

  requestRefund: createForgivingPort<RequestRefundOutput, RequestRefundInput>()(async ({ input, signal }) => {
    const id = input.refundId;
    const result = await api.POST("/refunds/{id}/set_status", {
      params: { path: { id } },
      body: { new_status: "requested" },
      signal,
    });
    if (isGuestTokenExpired(result)) return { outcome: outcomeOf("guest_token_expired") };
    const refusal = refusalOf(result, 404, 409);
    switch (refusal?.code) {
      case undefined:
        return { outcome: "requested", refundId: dataOf(result).id };
      case "refund_too_old":
        return { outcome: outcomeOf(refusal.code), days: refusal.params.days };
      // This draft was requested in another tab.
      case "refund_not_draft":
        return { outcome: outcomeOf("refund_requested"), refundId: id };
      // The item is part of another request by now, or the draft was deleted in another tab.
      case "not_found":
      case "refund_requested":
        return { outcome: outcomeOf("refund_requested"), refundId: null };
      case "counts_changed":
      case "nothing_left":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});

function loadRequestPort(api: Api) {
  const draftIn = async (order: Wire["Order"], signal: AbortSignal) => {
    const draft = order.order_returns.find(({ current_status }) => current_status === "draft");
    if (!draft) return null;
    const result = await api.GET("/refunds/{id}", { params: { path: { id: draft.id } }, signal });
    // The draft was deleted in another tab.
    return refusalOf(result, 404) ? null : toDraft(dataOf(result));
  };
  const requestFor = async (order: Wire["Order"], signal: AbortSignal) =>
    closedFor(order) ??
    ({ outcome: "open", order: toRefundOrder(order), draft: await draftIn(order, signal) } as const);

  return createForgivingPort<LoadRequestOutput, RefundSource>()(async ({ input, signal }) => {
    if ("orderId" in input) {
      const result = await api.GET("/orders/{id}", { params: { path: { id: input.orderId } }, signal });
      if (isGuestTokenExpired(result)) return { outcome: outcomeOf("guest_token_expired") };
      if (refusalOf(result, 400, 404)) return { outcome: outcomeOf("not_found") };
      return requestFor(dataOf(result), signal);
    }
    const result = await api.GET("/refunds/{id}", { params: { path: { id: input.refundId } }, signal });
    if (isGuestTokenExpired(result)) return { outcome: outcomeOf("guest_token_expired") };
    if (refusalOf(result, 400, 404)) return { outcome: outcomeOf("not_found") };
    const { id, order, current_status } = dataOf(result);
    if (current_status !== "draft") return { outcome: outcomeOf("refund_requested"), refundId: id };
    return requestFor(order, signal);
  });
}

/** Null: a refund can be requested. */
function closedFor({ refundable, refund_days, order_returns }: Wire["Order"]): Closed | null {
  const open = order_returns.filter(({ current_status }) => current_status === "requested");
  const requested = open.find(({ withdrawn_at }) => withdrawn_at === null) ?? open[0];
  switch (refundable) {
    case "possible":
      return null;
    case "refund_requested":
      return { outcome: outcomeOf(refundable), refundId: requested?.id ?? null };
    case "refund_too_old":
      return { outcome: outcomeOf(refundable), days: refund_days };
    case "nothing_left":
    case "order_not_paid":
      return { outcome: outcomeOf(refundable) };
  }
}

/** @throws UnexpectedResponseError if it concerns a field that the form does not have */
function refusedFields(
  errors: readonly Wire["RefundFieldError"][],
): Extract<SaveDraftOutput, { outcome: "invalid" | "countsChanged" }> {
  const codes = errors.map(({ code }) => code);
  if (codes.includes("count_above_left") || codes.includes("unknown_item"))
    return { outcome: outcomeOf("counts_changed") };
  const problem = codes.find((code) => code === "too_long" || code === "unseen_marks");
  if (problem) return { outcome: outcomeOf("invalid"), problem };
  throw new UnexpectedResponseError(400, "about no field of the form");
}
