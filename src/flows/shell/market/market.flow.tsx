import { useFacts } from "#src/facts/use-facts.ts";
import { useMarket, useMarketView } from "./market.context.ts";
import { MarketScreen } from "./market.screen.tsx";

export function MarketChooser() {
  const market = useMarket();
  const { markets, languages } = useFacts();
  return <MarketScreen view={useMarketView()} send={market.send} markets={markets} languages={languages} />;
}
