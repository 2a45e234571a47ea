import { itemName } from "#src/orders/item-name.ts";
import { paidForItem } from "#src/orders/paid-for-item.ts";
import type {
  DraftPhoto,
  RefundDraft,
  RefundOrder,
} from "#machines/after-sale/refund-request/refund-request.contract.ts";
import { defaultRefundPhotos } from "#domain/business-constants.ts";
import type { Wire } from "#src/api/client.ts";
import { photoPath } from "#src/photos/customer-photo.ts";

export const toRefundOrder = (order: Wire["Order"]): RefundOrder => ({
  id: order.id,
  reference: order.reference,
  currency: order.currency,
  currency_precision: order.currency_precision,
  shipping: order.shipping_cost_incl_vat,
  amountDue: order.amount_due,
  usedPoints: order.used_points,
  // Servers of the last release do not name it.
  mostPhotos: order.refund_files ?? defaultRefundPhotos.count,
  isShipped: order.current_status === "shipped" || order.current_status === "delivered",
  lines: order.items.map((item) => ({
    id: item.id,
    productId: item.product_id,
    sku: item.sku,
    name: itemName(item),
    price: item.price,
    paid: paidForItem(item, order),
    count: item.count,
    refundedCount: item.approved_count,
    requestedCount: item.requested_count,
  })),
});

export const toDraft = ({ id, items, reason, note, images }: Wire["Refund"]): RefundDraft => ({
  refundId: id,
  wanted: {
    counts: Object.fromEntries(items.map((item) => [item.id, item.count])),
    reason,
    note: note ?? "",
  },
  photos: images.map(toDraftPhoto),
});

export const toDraftPhoto = (image: Wire["RefundImage"]): DraftPhoto => ({
  imageId: image.id,
  fileName: image.file_name,
  preview: photoPath(image),
});
