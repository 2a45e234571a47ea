import { useEffect, useSyncExternalStore } from "react";
import { App } from "#src/app/app.tsx";
import { PictureAddress } from "#src/ui/picture.tsx";
import { demoPicture } from "#workshop/stage/demo-shop.ts";
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
  return (
    // A link that the app does not handle itself would leave the workshop.
    <div onClick={(event) => !event.defaultPrevented && isLink(event.target) && event.preventDefault()}>
      <PictureAddress value={({ file_name }) => demoPicture(file_name)}>
        <App key={id} shop={page.shop} location={page.location} />
      </PictureAddress>
    </div>
  );
}

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest("a") !== null;

const ElsewherePage = ({ address }: { address: string }) => (
  <main className={styles.elsewhere}>
    <h1>At {new URL(address).host}</h1>
    <p>The person has left the shop, for example for the payment provider. The next step leads back.</p>
  </main>
);
