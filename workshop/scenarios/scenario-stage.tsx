import { useEffect, useSyncExternalStore } from "react";
import { OpenStorefront } from "./open-storefront.tsx";
import type { Player, ShownTab } from "./player.ts";
import styles from "./scenario-stage.module.css";

/** The open tabs of a scenario; the others are hidden behind the current one. */
export function ScenarioStage({ player }: { player: Player }) {
  const tabs = useSyncExternalStore(player.subscribe, player.tabs);
  useEffect(() => player.stop, [player]);
  return tabs.map((tab) => (
    <div key={tab.name} hidden={!tab.isInFront}>
      <OpenTab {...tab} />
    </div>
  ));
}

function OpenTab({ id, page, left }: ShownTab) {
  if (left !== null) return <ElsewherePage address={left} />;
  if (page === null) return null;
  return <OpenStorefront id={id} page={page} />;
}

const ElsewherePage = ({ address }: { address: string }) => (
  <main className={styles.elsewhere}>
    <h1>At {new URL(address).host}</h1>
    <p>The person has left the shop, for example for the payment provider. The next step leads back.</p>
  </main>
);
