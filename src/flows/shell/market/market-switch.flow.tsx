import { useFacts } from "#src/facts/use-facts.ts";
import { useMarket, useMarketView } from "./market.context.ts";
import { SwitchScreen } from "./market-switch.screen.tsx";

export default function MarketSwitch() {
  const market = useMarket();
  const { markets } = useFacts();
  return <SwitchScreen view={useMarketView()} send={market.send} markets={markets} />;
}
