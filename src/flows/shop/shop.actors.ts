import { fromPromise } from "xstate";
import type { EnterShopInput, EnterShopOutput } from "../../../machines/shop/shop.contract.ts";
import { refusalOf, type Api } from "../../api/client.ts";

export const shopActors = ({ api }: { api: Api }) => ({
  enterShop: fromPromise<EnterShopOutput, EnterShopInput>(async ({ input: { word }, signal }) => {
    const answer = await api.POST("/gate/", { body: word === null ? {} : { word }, signal });
    return refusalOf(answer, 403) ? { outcome: "wrongWord" } : { outcome: "entered" };
  }),
});
