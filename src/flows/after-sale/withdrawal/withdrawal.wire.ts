import { itemName } from "#src/orders/item-name.ts";
import { paidForItem } from "#src/orders/paid-for-item.ts";
import type { WithdrawalOrder } from "#machines/after-sale/withdrawal/withdrawal.contract.ts";
import type { Wire } from "#src/api/client.ts";

export const toWithdrawalOrder = (order: Wire["Order"]): WithdrawalOrder => ({
  id: order.id,
  currency: order.currency,
  currency_precision: order.currency_precision,
  shipping: order.shipping_cost_incl_vat,
  shippingAtMost: order.standard_shipping_incl_vat,
  amountDue: order.amount_due,
  usedPoints: order.used_points,
  lines: order.items.map((item) => {
    const { requested_count: requested } = item;
    const most = item.withdrawal_exempt ? requested : item.count - item.approved_count;
    return {
      id: item.id,
      productId: item.product_id,
      sku: item.sku,
      name: itemName(item),
      price: item.price,
      paid: paidForItem(item, order),
      count: item.count,
      refundedCount: item.approved_count,
      least: Math.min(requested, most),
      most,
      isExempt: item.withdrawal_exempt,
    };
  }),
});
