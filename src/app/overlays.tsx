import { lazy, Suspense } from "react";
import { useMarketView } from "../flows/market/market.context.ts";
import { useShopView } from "../flows/shop/shop.context.ts";

const MarketSwitch = lazy(() => import("../flows/market/market-switch.flow.tsx"));
const Trouble = lazy(() => import("../flows/shop/trouble.flow.tsx"));

/** What stands in front of everything, fetched when there is something to say. */
export function Overlays() {
  const isComparing = ["whatWouldChange", "unreachable"].includes(useMarketView().sees);
  const isInTrouble = useShopView().trouble.sees !== "nothing";
  return (
    <Suspense>
      {isComparing && <MarketSwitch />}
      {isInTrouble && <Trouble />}
    </Suspense>
  );
}
