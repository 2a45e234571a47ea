/** Why an order can't be paid or cancelled, in the cases that a screen tells apart. */
export const unpayable = {
  draft: "order_draft",
  payment_pending: "order_being_paid",
  capturing: "order_being_paid",
  paid: "order_paid",
  shipped: "order_paid",
  delivered: "order_paid",
  cancelled: "order_cancelled",
} as const;

export const sentenceOf = (status: keyof typeof unpayable): string =>
  `This order is ${status.replace("_", " ")}.`;
