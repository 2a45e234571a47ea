import type { EnterShopInput, EnterShopOutput } from "#machines/shell/shop/shop.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "#src/api/client.ts";
import { outcomeOf } from "#src/api/outcome-of.ts";

export const shopActors = ({ api }: { api: Api }) => ({
  enterShop: createForgivingPort<EnterShopOutput, EnterShopInput>()(async ({ input: { word }, signal }) => {
    const result = await api.POST("/gate/", { body: word === null ? {} : { word }, signal });
    const refusal = refusalOf(result, 403, 429);
    if (!refusal) return { outcome: "entered" };
    switch (refusal.code) {
      case "too_many_requests":
        return { outcome: outcomeOf(refusal.code), seconds: refusal.params.seconds };
      case "wrong_word":
        return { outcome: outcomeOf(refusal.code) };
      default:
        throw unknownCode(refusal);
    }
  }),
});
