import { clientNetwork } from "#server/http/limits/network.ts";
import { noContent, notFound, ok, tooMany, type Handlers } from "#server/http/reply.ts";
import { findReadingLocale } from "#server/commerce/markets/markets.ts";
import type { Services } from "#server/commerce/services.ts";
import { askForAlert, confirmAlert } from "./ask.ts";
import { readConfirmationToken, readDeletionToken } from "./links.ts";
import { deleteStockAlertsByDigest } from "./personal-data.ts";

type StockAlertHandlers = Pick<Handlers, "askForStockAlert" | "confirmStockAlert" | "deleteStockAlerts">;

const linkOver = {
  invalid: { detail: "This link is not valid.", code: "token_invalid" },
  expired: { detail: "This link is too old.", code: "token_expired" },
} as const;

export const stockAlertHandlers = (services: Services): StockAlertHandlers => ({
  askForStockAlert: async ({ params, body, caller, ip, refuse }) => {
    const seconds = await services.limits.take(["stockAlertByNetwork", clientNetwork(ip)]);
    if (seconds !== null) return tooMany(seconds);
    const locale = await findReadingLocale(services.database.queries, params);
    if (!locale) return notFound("There is no such market or language.");
    const asked = await askForAlert(services, locale, {
      productRef: params.productRef,
      variantId: body.variant_id,
      email: body.email,
      customerId: caller?.id ?? null,
    });
    switch (asked.outcome) {
      case "asked":
        return ok({ confirmation: asked.confirmation });
      case "notSold":
        return notFound("This market does not sell it.");
      case "inStock":
        return refuse(409, "It can be bought now.", { code: "in_stock" });
      case "tooMany":
        return tooMany(asked.seconds);
    }
  },

  confirmStockAlert: async ({ body: { token }, refuse }) => {
    const read = readConfirmationToken(services, token);
    if (read === null) return refuse(400, linkOver.invalid.detail, { code: linkOver.invalid.code });
    if (!read.isExpired && (await confirmAlert(services, read.id)) === "confirmed") return noContent;
    return refuse(400, linkOver.expired.detail, { code: linkOver.expired.code });
  },

  deleteStockAlerts: async ({ body: { token }, refuse }) => {
    const read = readDeletionToken(services, token);
    if (read === null) return refuse(400, linkOver.invalid.detail, { code: linkOver.invalid.code });
    if (read.isExpired) return refuse(400, linkOver.expired.detail, { code: linkOver.expired.code });
    await deleteStockAlertsByDigest(services, read.id);
    return noContent;
  },
});
