import { useEffect, useState } from "react";
import { flowOfPage } from "./flow-of-page.ts";
import type { LiveFlow, LiveFlows } from "./live-flows.ts";

/**
 * The flow with the latest event since the person began to do something on the page; before that the page's own flow,
 * because several others wake up when a page opens.
 *
 * @param since the number of the last event before that, or null
 */
export function followedFlow(
  flows: readonly LiveFlow[],
  pathname: string,
  since: number | null,
): LiveFlow | undefined {
  const recent = flows.filter(({ latest }) => since !== null && latest > since);
  return recent.toSorted((a, b) => b.latest - a.latest)[0] ?? flowOfPage(flows, pathname) ?? flows[0];
}

/** The number of the last event before the first press of a button or key on this page; null: there was none yet. */
export function useFirstPress(flows: LiveFlows, pathname: string): number | null {
  const [before, setBefore] = useState<number | null>(null);
  useEffect(() => {
    const press = () => setBefore((known) => known ?? flows.latest());
    for (const type of presses) document.addEventListener(type, press, true);
    return () => {
      for (const type of presses) document.removeEventListener(type, press, true);
      setBefore(null);
    };
  }, [flows, pathname]);
  return before;
}

const presses = ["pointerdown", "keydown"] as const;
