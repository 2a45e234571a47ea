export const notPayableCodes = {
  draft: "order_draft",
  payment_pending: "order_being_paid",
  capturing: "order_being_paid",
  paid: "order_paid",
  shipped: "order_paid",
  delivered: "order_paid",
  cancelled: "order_cancelled",
} as const;

export const notPayableDetail = (status: keyof typeof notPayableCodes): string =>
  `This order is ${status.replace("_", " ")}.`;
