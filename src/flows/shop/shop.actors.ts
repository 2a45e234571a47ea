import type { EnterShopInput, EnterShopOutput } from "../../../machines/shop/shop.contract.ts";
import { createForgivingPort } from "../../api/create-port.ts";
import { refusalOf, unknownCode, type Api } from "../../api/client.ts";

export const shopActors = ({ api }: { api: Api }) => ({
  enterShop: createForgivingPort<EnterShopOutput, EnterShopInput>()(async ({ input: { word }, signal }) => {
    const result = await api.POST("/gate/", { body: word === null ? {} : { word }, signal });
    const refusal = refusalOf(result, 403, 429);
    if (!refusal) return { outcome: "entered" };
    switch (refusal.code) {
      case "wrong_word":
        return { outcome: "wrongWord" };
      case "too_many_requests":
        return { outcome: "tooMany", seconds: refusal.params.seconds };
      default:
        throw unknownCode(refusal);
    }
  }),
});
