import { lazy, Suspense, useEffect } from "react";
import { useMarketView } from "../flows/market/market.context.ts";
import { useShopView } from "../flows/shop/shop.context.ts";

const MarketSwitch = lazy(() => import("../flows/market/market-switch.flow.tsx"));
const loadTrouble = () => import("../flows/shop/trouble.flow.tsx");
const Trouble = lazy(loadTrouble);
/** Milliseconds before `trouble` is fetched ahead, so that the page gets what it needs first. */
const quiet = 5_000;

/** Dialogs in front of everything, loaded when needed; `trouble` ahead, because loading may be what fails. */
export function Overlays() {
  useEffect(() => {
    const timer = setTimeout(() => void loadTrouble().catch(() => {}), quiet);
    return () => clearTimeout(timer);
  }, []);
  const isComparing = ["whatWouldChange", "unreachable"].includes(useMarketView().sees);
  const isInTrouble = useShopView().trouble.sees !== "nothing";
  return (
    <Suspense>
      {isComparing && <MarketSwitch />}
      {isInTrouble && <Trouble />}
    </Suspense>
  );
}
