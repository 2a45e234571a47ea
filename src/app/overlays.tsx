import { useEffect, useSyncExternalStore } from "react";
import type { MarketView } from "#machines/shell/market/market.view.ts";
import { useMarketView } from "#src/flows/shell/market/market.context.ts";
import { NavigationBar } from "#src/flows/shell/navigation/navigation.flow.tsx";
import { useShopView } from "#src/flows/shell/shop/shop.context.ts";
import { useShop } from "#src/shop/shop-context.ts";
import { lazyPart } from "./loadable.tsx";

const marketSwitch = lazyPart(() => import("#src/flows/shell/market/market-switch.flow.tsx"));
const proofDialog = lazyPart(() => import("./layout/proof-dialog.tsx"));
const trouble = lazyPart(() => import("#src/flows/shell/shop/trouble.flow.tsx"));
/** Milliseconds; by then the page has loaded what it needs first. */
const quiet = 5_000;

const opensMarketDialog: Readonly<Record<MarketView["screen"], boolean>> = {
  choice: false,
  comparing: false,
  switching: false,
  whatWouldChange: true,
  unreachable: true,
  unforeseen: true,
};

/** Dialogs and notices above the page, fetched when they are needed; the error dialog earlier, because it is needed when the network fails. */
export function Overlays() {
  useEffect(() => {
    const timer = setTimeout(() => void trouble.load().catch(() => {}), quiet);
    return () => clearTimeout(timer);
  }, []);
  const hasMarketDialog = opensMarketDialog[useMarketView().screen];
  const isInTrouble = useShopView().trouble.screen !== "nothing";
  const { proof } = useShop();
  const proofRequest = useSyncExternalStore(proof.subscribe, proof.current, proof.current);
  return (
    <>
      {proofRequest && <proofDialog.Part asked={proofRequest} />}
      <NavigationBar />
      {hasMarketDialog && <marketSwitch.Part />}
      {isInTrouble && <trouble.Part />}
    </>
  );
}
