import type {
  AskForAlertInput,
  AskForAlertOutput,
} from "#machines/shopping/stock-alert/stock-alert.machine.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { dataOf, refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";
import type { MarketLocale } from "#src/api/queries.ts";

export type StockAlertActorDependencies = { api: Api; marketLocale: MarketLocale };

export const stockAlertActors = ({ api, marketLocale }: StockAlertActorDependencies) => ({
  askForAlert: createForgivingPort<AskForAlertOutput, AskForAlertInput>()(async ({ input, signal }) => {
    const result = await api.POST("/products/{languageId}/{marketId}/{productRef}/stock-alerts", {
      params: { path: { ...marketLocale, productRef: input.productId } },
      body: { variant_id: input.variantId, email: input.email },
      signal,
    });
    const refusal = refusalOf(result, 400, 404, 409, 429);
    switch (refusal?.code) {
      case undefined:
        return { outcome: dataOf(result).confirmation === "mailed" ? "mailed" : "notNeeded" };
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "invalid":
      case "in_stock":
      case "not_found":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal!);
    }
  }),
});
