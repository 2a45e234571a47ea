import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { chartFlowIn } from "#workshop/links/chart-place.ts";
import { createLiveFlows } from "#workshop/inspect/live-flows.ts";
import styles from "./scenario-stage.module.css";

const LiveChart = lazy(() =>
  import("#workshop/chart/live-chart.tsx").then(({ LiveChart: Chart }) => ({ default: Chart })),
);
const possible = [] as const;

/** The charts of everything that runs on the page, one at a time: the one that moved last, or the chosen one. */
export function PageFlows({ flowLog }: { flowLog: FlowLog }) {
  const [flows] = useState(() => createLiveFlows(() => performance.now()));
  useEffect(() => flowLog.follow(flows.follow), [flowLog, flows]);
  // The flows of pages that were left are stopped.
  const all = useSyncExternalStore(flows.subscribe, flows.now).filter(
    ({ actor }) => actor.getSnapshot().status === "active",
  );
  const [chosen, choose] = useState<string | null>(null);
  const [latest] = all.toSorted((one, other) => (other.log[0]?.at ?? 0) - (one.log[0]?.at ?? 0));
  const [linked, setLinked] = useState(() => chartFlowIn(location.search));
  const shown =
    all.find(({ actor }) => actor.sessionId === chosen) ??
    all.find(({ machine }) => machine.id === linked) ??
    latest;
  return (
    <aside className={styles.flows} aria-label="Flows of this page">
      <div role="tablist" className={styles.tabs}>
        {all.map(({ actor, machine }) => (
          <button
            key={actor.sessionId}
            type="button"
            role="tab"
            aria-selected={actor === shown?.actor}
            onClick={() => {
              setLinked(null);
              choose(actor.sessionId === chosen ? null : actor.sessionId);
            }}
          >
            {machine.id}
          </button>
        ))}
      </div>
      <div className={styles.chart}>
        <Suspense fallback={<p>Drawing the chart</p>}>
          {shown && (
            <LiveChart
              key={shown.actor.sessionId}
              machine={shown.machine}
              snapshot={shown.snapshot}
              possible={possible}
            />
          )}
        </Suspense>
      </div>
    </aside>
  );
}
