import { invalid, noContent, notFound, type Handlers } from "#server/http/reply.ts";
import { customerActor, writeAuditEntry } from "#server/commerce/audit/audit.ts";
import { readCustomerPhoto } from "#server/commerce/images/customer-photos.ts";
import type { Services } from "#server/commerce/services.ts";
import { addImage, deleteImage } from "./refund-images.ts";
import { noRefund, notDraft } from "./refund-refusals.ts";

type RefundImageHandlers = Pick<Handlers, "addRefundImage" | "deleteRefundImage" | "downloadCustomerImage">;

export const refundImageHandlers = (services: Services): RefundImageHandlers => ({
  addRefundImage: async ({ params, body, headers, customer, refuse }) => {
    const added = await addImage(services, customer.id, params.id, body, headers["idempotency-key"]);
    switch (added.outcome) {
      case "added":
        return { status: 201, body: added.image };
      case "noRefund":
        return noRefund();
      case "notDraft":
        return refuse(409, ...notDraft);
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
        return refuse(409, ...notDraft);
    }
  },

  downloadCustomerImage: async ({ params, customer }) => {
    const photo = await readCustomerPhoto(services, customer, params);
    if (!photo) return notFound("There is no such photo.");
    if (customer.id !== params.customerId) {
      const entry = { action: "personal_data.read", subject: { image: params.imageId } } as const;
      const details = { operation: "downloadCustomerImage" } as const;
      const read = { ...entry, details, at: services.clock(), actor: customerActor(customer) };
      await writeAuditEntry(services.database.queries, { ...read, ownerId: params.customerId });
    }
    const name = encodeURIComponent(photo.file_name);
    const headers = {
      "content-type": photo.content_type,
      "content-disposition": `inline; filename*=UTF-8''${name}`,
    };
    return { status: 200, body: photo.bytes, headers };
  },
});
