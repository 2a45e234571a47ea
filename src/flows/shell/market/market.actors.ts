import { fromPromise } from "xstate";
import type {
  CompareMarketsInput,
  CompareMarketsOutput,
  MarketChoice,
  RememberInput,
} from "#machines/shell/market/market.contract.ts";
import { createForgivingPort } from "#src/api/create-port.ts";
import type { Api } from "#src/api/client.ts";

export type MarketActorDependencies = {
  api: Api;
  remember: (choice: MarketChoice) => void;
  cartVariants: () => readonly string[];
  /** Rejects if the server cannot be reached. */
  takeOut: (variantIds: readonly string[]) => Promise<void>;
};

export const marketActors = ({ api, remember, cartVariants, takeOut }: MarketActorDependencies) => ({
  compareMarkets: createForgivingPort<CompareMarketsOutput, CompareMarketsInput>()(
    async ({ input, signal }) => {
      // Most visits never compare markets.
      const { compareMarkets } = await import("./compare-markets.ts");
      return compareMarkets(api, { ...input, ids: cartVariants() }, signal);
    },
  ),

  remember: fromPromise<void, RememberInput>(async ({ input: { leaving, ...choice } }) => {
    if (leaving.length > 0) await takeOut(leaving);
    remember(choice);
  }),
});
