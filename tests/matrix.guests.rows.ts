import type { OperationId } from "#server/http/reply.ts";
import { everyone, type Row } from "./matrix.kinds.ts";
import { guestDraft } from "./support/guest-helpers.ts";
import { orderHelpers } from "./support/order-helpers.ts";

const guestOnly = (outcome: string) => ({
  ...everyone("403 guest_token_required"),
  nobody: "401",
  guest: outcome,
});

export const guestRows: Partial<Record<OperationId, Row>> = {
  createGuestOrder: {
    ask: async (shop) => ({ path: "/guest-orders/", body: await guestDraft(shop) }),
    ...everyone("200"),
  },
  changeGuestOrder: {
    ask: async (shop, owner) => ({
      path: `/guest-orders/${(await orderHelpers(shop, owner).draft()).id}`,
      body: await guestDraft(shop),
    }),
    ...guestOnly("200"),
  },
  openGuestOrder: {
    ask: async (shop, owner) => ({
      path: `/guest-orders/${(await orderHelpers(shop, owner).draft()).id}/access`,
      body: { key: "made.up" },
    }),
    ...everyone("400 token_invalid"),
  },
  sendGuestOrderLink: {
    ask: async (shop, owner) => ({
      path: `/guest-orders/${(await orderHelpers(shop, owner).draft()).id}/link`,
      body: { email: owner.email },
    }),
    ...everyone("204"),
  },
  askToKeepGuestOrder: {
    ask: async (shop, owner) => ({
      path: `/guest-orders/${(await orderHelpers(shop, owner).submitted()).id}/keep`,
    }),
    ...guestOnly("409 order_not_paid"),
  },
  keepGuestOrder: {
    ask: async (shop, owner) => ({
      path: `/guest-orders/${(await orderHelpers(shop, owner).draft()).id}/kept`,
      body: { key: "made.up" },
    }),
    ...everyone("400 token_invalid"),
  },
};
