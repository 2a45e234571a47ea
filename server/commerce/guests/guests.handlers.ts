import { emailKey } from "#server/commerce/accounts/customers.ts";
import { hasAddress } from "#server/commerce/accounts/guests.ts";
import { draftRefusal } from "#server/commerce/orders/draft-refusal.ts";
import type { OrderRow } from "#server/commerce/orders/orders.ts";
import { toWireOrder } from "#server/commerce/orders/wire-order.ts";
import { limitGuesses } from "#server/commerce/promotions/limit-guesses.ts";
import type { Services } from "#server/commerce/services.ts";
import type { Attempt } from "#server/http/limits/limits.ts";
import { clientNetwork } from "#server/http/limits/network.ts";
import { noContent, noOrder, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { askToKeepOrder, keepGuestOrder } from "./keep-guest-order.ts";
import { openGuestOrder, sendGuestOrderLink } from "./open-guest-order.ts";
import { changeGuestOrder, createGuestOrder, type GuestDraft } from "./save-guest-draft.ts";

type GuestHandlers = Pick<
  Handlers,
  | "createGuestOrder"
  | "changeGuestOrder"
  | "openGuestOrder"
  | "sendGuestOrderLink"
  | "askToKeepGuestOrder"
  | "keepGuestOrder"
>;

const linkOver = {
  invalid: { detail: "This link is not valid.", code: "token_invalid" },
  expired: { detail: "This link is too old.", code: "token_expired" },
} as const;

/** By address within a network: strangers elsewhere can't use up what an address may order. */
const attemptsOf = (network: string, email: string): Attempt[] => [
  ["guestOrderByNetwork", network],
  ["guestOrderByAddress", `${network} ${emailKey(email)}`],
];

export const guestHandlers = (services: Services): GuestHandlers => {
  const { limits } = services;
  /** By network: those who guess codes can order with any address. */
  const save = async <Saved extends { outcome: string; order?: Pick<OrderRow, "coupons"> }>(
    draft: GuestDraft,
    network: string,
    work: (allowed: GuestDraft) => Promise<Saved>,
  ): Promise<Saved> => {
    const { result } = await limitGuesses(
      services,
      ["couponByNetwork", network],
      draft.coupon_codes ?? [],
      (coupon_codes) => work({ ...draft, coupon_codes: [...coupon_codes] }),
      (saved) => saved.order?.coupons ?? [],
    );
    return result;
  };
  return {
    createGuestOrder: async ({ body, ip }) => {
      const network = clientNetwork(ip);
      const attempts = attemptsOf(network, body.email);
      const seconds = await limits.take(...attempts);
      if (seconds !== null) return tooMany(seconds);
      const created = await save(body, network, (allowed) => createGuestOrder(services, network, allowed));
      if (created.outcome === "created")
        return ok({ order: await toWireOrder(services, created.order), ...created.access });
      // A form that has to be corrected does not count.
      for (const attempt of attempts) await limits.giveBack(attempt);
      return draftRefusal(created);
    },

    changeGuestOrder: async ({ params, body, customer, ip, refuse }) => {
      const network = clientNetwork(ip);
      const guest = { id: customer.id, orderId: params.id };
      // Whether an address has ordered shows in the total of a first order, so another one counts as another order.
      const isOwn = await hasAddress(services.database.queries, customer.id, body.email);
      const attempts = isOwn ? [] : attemptsOf(network, body.email);
      const seconds = await limits.take(...attempts);
      if (seconds !== null) return tooMany(seconds);
      const saved = await save(body, network, (allowed) =>
        changeGuestOrder(services, network, guest, allowed),
      );
      if (saved.outcome !== "saved") for (const attempt of attempts) await limits.giveBack(attempt);
      switch (saved.outcome) {
        case "saved":
          return ok(await toWireOrder(services, saved.order));
        case "noOrder":
          return noOrder();
        case "notADraft":
          return refuse(409, "This order is not a draft any more.", { code: "order_not_draft" });
        default:
          return draftRefusal(saved);
      }
    },

    openGuestOrder: async ({ params, body, refuse }) => {
      const opened = await openGuestOrder(services, params.id, body.key);
      switch (opened.outcome) {
        case "opened":
          return ok({ order: await toWireOrder(services, opened.order), ...opened.access });
        case "kept":
          return refuse(409, "This order is kept in an account. Please log in.", { code: "order_kept" });
        default: {
          const { detail, code } = linkOver[opened.outcome];
          return refuse(400, detail, { code });
        }
      }
    },

    sendGuestOrderLink: async ({ params, body, ip }) => {
      // What one order's limit refuses does not count for its network.
      const seconds =
        (await limits.take(["guestLinkByOrder", params.id])) ??
        (await limits.take(["guestLinkByNetwork", clientNetwork(ip)]));
      if (seconds !== null) return tooMany(seconds);
      await sendGuestOrderLink(services, params.id, body.email);
      return noContent;
    },

    askToKeepGuestOrder: async ({ params, customer, refuse }) => {
      const seconds = await limits.take(["guestLinkByOrder", `keep ${customer.id}`]);
      if (seconds !== null) return tooMany(seconds);
      switch (await askToKeepOrder(services, customer.id, params.id)) {
        case "asked":
          return noContent;
        case "noOrder":
          return noOrder();
        case "notPaid":
          return refuse(409, "This order is not paid.", { code: "order_not_paid" });
      }
    },

    keepGuestOrder: async ({ params, body, refuse }) => {
      const kept = await keepGuestOrder(services, params.id, body.key);
      if (kept === "kept") return noContent;
      const { detail, code } = linkOver[kept];
      return refuse(400, detail, { code });
    },
  };
};
