import { shopPage, type ShopPage } from "./shop-page.ts";

const visitors = "A visitor is asked to log in: “Refused” of the overview.";
const always = "It is never empty.";

export const afterSalePages: readonly ShopPage[] = [
  shopPage("After the sale", "orders/orders.page.tsx", {
    title: "Orders",
    requirements: ["routes.user-orders"],
    full: { path: "/user/orders", viewer: "customer" },
    empty: { path: "/user/orders", viewer: "new customer" },
    refused: visitors,
    loads: "inside",
  }),
  shopPage("After the sale", "order/order.page.tsx", {
    title: "Order",
    requirements: ["routes.user-order"],
    full: { path: "/user/orders/{delivered}", viewer: "customer" },
    empty: always,
    refused: { path: "/user/orders/{delivered}", viewer: "new customer" },
    loads: "inside",
    others: {
      "Not paid": { path: "/user/orders/{submitted}", viewer: "customer" },
      Shipped: { path: "/user/orders/{shipped}", viewer: "customer" },
      Cancelled: { path: "/user/orders/{cancelled}", viewer: "customer" },
    },
    isExtreme: true,
  }),
  shopPage("After the sale", "refunds/refunds.page.tsx", {
    title: "Refunds",
    requirements: ["routes.user-refunds"],
    full: { path: "/user/refunds", viewer: "customer" },
    empty: { path: "/user/refunds", viewer: "new customer" },
    refused: visitors,
    loads: "inside",
  }),
  shopPage("After the sale", "refund/refund.page.tsx", {
    title: "Refund",
    requirements: ["routes.user-refund"],
    full: { path: "/user/refunds/{requestedRefund}", viewer: "customer" },
    empty: always,
    refused: { path: "/user/refunds/{requestedRefund}", viewer: "new customer" },
    loads: "inside",
    others: { Rejected: { path: "/user/refunds/{rejectedRefund}", viewer: "customer" } },
  }),
  shopPage("After the sale", "refund-request/refund-request.page.tsx", {
    title: "Asking for a refund",
    requirements: ["routes.user-order-refund", "routes.user-refund-request"],
    full: { path: "/user/refunds/request/{draftRefund}", viewer: "customer" },
    empty: { path: "/user/orders/refund/{refundable}", viewer: "customer" },
    refused: { path: "/user/orders/refund/{submitted}", viewer: "customer" },
    loads: "inside",
    isExtreme: true,
  }),
];

export const tourLeadPages: readonly ShopPage[] = [
  shopPage("Tour leads", "tour-lead-sign-up/tour-lead-sign-up.page.tsx", {
    title: "Becoming a tour lead",
    requirements: ["routes.tour-lead-signup"],
    full: { path: "/tour-lead-signup/?token={invitation}" },
    empty: always,
    refused: { path: "/tour-lead-signup/?token=none" },
    loads: "before",
  }),
  shopPage("Tour leads", "commission/commission.page.tsx", {
    title: "Commission",
    requirements: ["routes.user-commission", "routes.user-commission-only-leads"],
    full: { path: "/user/tour-leads/commission", viewer: "tour lead" },
    empty: "A lead’s first month is a state of the flow “Asking for a payout”.",
    refused: { path: "/user/tour-leads/commission", viewer: "customer" },
    loads: "inside",
    isExtreme: true,
  }),
];
