import type { WithdrawalOrder } from "../../../machines/withdrawal/withdrawal.contract.ts";
import type { Wire } from "../../api/client.ts";

/** What a refund asks for of this order that is not decided yet. */
type Asked = readonly { id: string; count: number }[];

export const toWithdrawalOrder = (order: Wire["Order"], asked: Asked): WithdrawalOrder => ({
  id: order.id,
  currency: order.currency,
  currency_precision: order.currency_precision,
  shipping: order.shipping_cost_incl_vat,
  shippingAtMost: order.standard_shipping_incl_vat,
  amountDue: order.amount_due,
  usedPoints: order.used_points,
  lines: order.items.map((item) => {
    const left = item.count - item.refunded_count;
    const most = item.withdrawal_exempt ? 0 : left;
    return {
      id: item.id,
      productId: item.product_id,
      name: item.product_name_local,
      price: item.price,
      count: item.count,
      refundedCount: item.refunded_count,
      least: Math.min(asked.find(({ id }) => id === item.id)?.count ?? 0, most),
      most,
      isExempt: item.withdrawal_exempt,
    };
  }),
});
