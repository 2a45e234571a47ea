import { useShopRoot, useShopView } from "./shop.context.ts";
import { EntranceScreen } from "./shop.screen.tsx";

/** The button to enter the shop, with a field for the word if the gate asks for one. */
export function Entrance() {
  const root = useShopRoot();
  return <EntranceScreen view={useShopView().entrance} send={root.send} />;
}
