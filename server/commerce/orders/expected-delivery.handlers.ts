import { findCatalogueLocale } from "#server/commerce/catalogue/catalogue-locale.ts";
import type { Services } from "#server/commerce/services.ts";
import { noMarketOrLanguage, ok, type Handlers } from "#server/http/reply.ts";
import { expectDelivery } from "./expected-delivery.ts";

export const expectedDeliveryHandlers = (services: Services): Pick<Handlers, "getDeliveryDates"> => ({
  getDeliveryDates: async ({ params, query }) => {
    const locale = await findCatalogueLocale(services, params);
    if (!locale) return noMarketOrLanguage();
    const numbers = query.counts?.split(",").map(Number) ?? [];
    const counts = new Map(query.variant_ids.split(",").map((id, index) => [id, numbers[index] ?? 1]));
    const { market } = locale;
    const now = services.clock();
    return ok({ dates: await expectDelivery(services.database.queries, { market, counts, now }) });
  },
});
