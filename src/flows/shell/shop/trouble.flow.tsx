import { useShopRoot, useShopView } from "./shop.context.ts";
import { CopyWhatHappened } from "#src/recording/copy-what-happened.tsx";
import { TroubleScreen } from "./trouble.screen.tsx";

export default function Trouble() {
  const root = useShopRoot();
  return <TroubleScreen view={useShopView().trouble} send={root.send} report={<CopyWhatHappened />} />;
}
