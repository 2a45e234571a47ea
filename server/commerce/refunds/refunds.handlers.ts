import type { RefundEligibility } from "#domain/refund.ts";
import type { WithdrawalEligibility } from "#domain/withdrawal.ts";
import { invalid, noContent, noOrder, notFound, ok, type Handlers } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import { readCustomerPhoto } from "#server/commerce/images/customer-photos.ts";
import type { Services } from "#server/commerce/services.ts";
import { deleteRefund, setStatus } from "./change-refund.ts";
import { createRefund } from "./create-refund.ts";
import { addImage, deleteImage } from "./refund-images.ts";
import { countRefunds, findRefund, findRefunds, toWireRefund, toWireRefunds } from "./refunds.ts";
import { withdraw } from "./withdraw.ts";

type RefundHandlers = Pick<
  Handlers,
  | "listRefunds"
  | "countRefunds"
  | "getRefund"
  | "createRefund"
  | "withdraw"
  | "setRefundStatus"
  | "deleteRefund"
  | "addRefundImage"
  | "deleteRefundImage"
  | "downloadCustomerImage"
>;

const sentences: Record<Exclude<RefundEligibility, "possible" | "refund_too_old">, string> = {
  order_not_paid: "This order is not paid.",
  refund_requested: "A refund of this order was requested already.",
  nothing_left: "All of this order was refunded.",
};
const notWithdrawable: Record<Exclude<WithdrawalEligibility, "possible" | "withdrawn">, string> = {
  order_not_paid: "This order is not paid.",
  no_withdrawal: "There is no right of withdrawal in the order's market.",
  all_exempt: "The law leaves out everything in this order.",
  nothing_left: "All of this order was refunded.",
  withdrawal_too_late: "The time for withdrawing is over.",
};
const tooOld = (days: number) =>
  [
    `Orders older than ${days} days cannot be refunded.`,
    { code: "refund_too_old", params: { days } },
  ] as const;
const noRefund = () => notFound("There is no such refund.");
const notDraft = "This refund is not a draft any more.";

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

    withdraw: async ({ params, body, customer, refuse }) => {
      const withdrawn = await withdraw(services, customer, params.orderId, body.items);
      switch (withdrawn.outcome) {
        case "withdrawn":
          return ok(await toWireRefund(services, withdrawn.refund));
        case "noOrder":
          return noOrder();
        case "invalid":
          return invalid(withdrawn.errors);
        case "notWithdrawable":
          return refuse(409, notWithdrawable[withdrawn.why], { code: withdrawn.why });
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
          return refuse(409, notDraft, { code: "refund_not_draft" });
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
          return refuse(409, notDraft, { code: "refund_not_draft" });
      }
    },

    addRefundImage: async ({ params, body, headers, customer, refuse }) => {
      const added = await addImage(services, customer.id, params.id, body, headers["idempotency-key"]);
      switch (added.outcome) {
        case "added":
          return { status: 201, body: added.image };
        case "noRefund":
          return noRefund();
        case "notDraft":
          return refuse(409, notDraft, { code: "refund_not_draft" });
        case "tooMany":
          return refuse(409, `A refund has ${added.maximum} photos at most.`, {
            code: "too_many_images",
            params: { maximum: added.maximum },
          });
        case "otherContent":
          return refuse(422, "This Idempotency-Key was used for something else.", { code: "key_reused" });
        case "invalid":
          return invalid(added.errors);
      }
    },

    deleteRefundImage: async ({ params, customer, refuse }) => {
      const deleted = await deleteImage(services, customer.id, params.id, params.imageId);
      switch (deleted.outcome) {
        case "deleted":
          return noContent;
        case "noImage":
          return notFound("There is no such photo.");
        case "notDraft":
          return refuse(409, notDraft, { code: "refund_not_draft" });
      }
    },

    downloadCustomerImage: async ({ params, customer }) => {
      const photo = await readCustomerPhoto(services, customer, params);
      if (!photo) return notFound("There is no such photo.");
      if (customer.id !== params.customerId) {
        const entry = { action: "personal_data.read", subject: { image: params.imageId } } as const;
        const details = { operation: "downloadCustomerImage" } as const;
        const read = { ...entry, details, at: services.clock(), actor: customerActor(customer) };
        await writeAuditEntry(queries, { ...read, ownerId: params.customerId });
      }
      const name = encodeURIComponent(photo.file_name);
      const headers = {
        "content-type": photo.content_type,
        "content-disposition": `inline; filename*=UTF-8''${name}`,
      };
      return { status: 200, body: photo.bytes, headers };
    },
  };
};
