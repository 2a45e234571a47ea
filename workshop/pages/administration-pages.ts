import { shopPage, type PageView, type ShopPage } from "./shop-page.ts";

const closed = "Not found, as for every page of administrators: “Refused” of the orders.";
const always = "It is never empty.";
const seen = (path: string): PageView => ({ path, viewer: "administrator" });

const page = (
  name: string,
  title: string,
  path: string,
  more: Partial<Pick<Parameters<typeof shopPage>[2], "empty" | "refused" | "others" | "isExtreme">> = {},
): ShopPage =>
  shopPage("Administration", `admin/${name}.page.tsx`, {
    title,
    full: seen(path),
    empty: always,
    refused: closed,
    loads: "inside",
    ...more,
  });

export const administrationPages: readonly ShopPage[] = [
  page("orders", "Orders to fulfil", "/admin/orders", {
    empty: seen("/admin/orders?term=no-such-order"),
    refused: { path: "/admin/orders", viewer: "customer" },
    isExtreme: true,
  }),
  page("order", "Order to fulfil", "/admin/orders/{orderToShip}", {
    others: {
      "A gift, with a day wished for": seen("/admin/orders/{giftToShip}"),
      "Not found": seen("/admin/orders/00000000-0000-4000-8000-000000000000"),
    },
  }),
  page("refunds", "Refunds to decide", "/admin/refunds", {
    empty: "Its notice is that of the other lists: “Empty” of the orders.",
  }),
  page("refund", "Refund to decide", "/admin/refunds/{refundToDecide}", {
    others: { "Waits for a second approval": seen("/admin/refunds/{refundApprovedOnce}") },
    isExtreme: true,
  }),
  page("tour-leads", "All tour leads", "/admin/tour-leads"),
  page("payouts", "Payouts", "/admin/payouts", { others: { Failed: seen("/admin/payouts?status=failed") } }),
  page("payments", "Payment issues", "/admin/payments", { empty: seen("/admin/payments?status=resolved") }),
  page("stock", "Stock", "/admin/stock", { empty: seen("/admin/stock?term=nothing-of-that-name") }),
  page("mails", "Emails", "/admin/mails", { empty: seen("/admin/mails?status=sent") }),
];
