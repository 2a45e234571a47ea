import { useState, useSyncExternalStore } from "react";
import type { AnyStateMachine } from "xstate";
import { possibleSteps } from "#machines/paths/explore.ts";
import type { PathModel } from "#machines/paths/model.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { redactor } from "#src/recording/redact.ts";
import type { Recording } from "#src/recording/recording.ts";
import { saveRecording, recordVisit } from "#src/recording/record-visit.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { Button } from "#src/ui/button.tsx";
import { LiveChart } from "#workshop/chart/live-chart.tsx";
import { stateName } from "#workshop/recording/replay-recording.ts";
import { flowOfPage } from "./flow-of-page.ts";
import type { LiveFlow, LiveFlows } from "./live-flows.ts";
import { machineText } from "./machine-text.ts";
import styles from "./inspector.module.css";

const pathFiles = import.meta.glob<Record<string, PathModel<AnyStateMachine>>>("/machines/*/*/*.paths.ts", {
  eager: true,
});
const models = new Map(
  Object.values(pathFiles)
    .flatMap((file) => Object.values(file))
    .filter((exported) => typeof exported === "object" && "machine" in exported)
    .map((model) => [model.machine.id, model]),
);

type Props = {
  flows: LiveFlows;
  log: FlowLog;
  place: Recording["place"];
  pathname: string;
  tab: TextStorage;
  onClose: () => void;
  onStately: () => void;
};

/**
 * Every flow of the running shop: its chart, state, context and log, without personal data or secrets. Shows the flow of
 * the current page until another is chosen.
 */
export function Inspector({ flows, log, place, pathname, tab, onClose, onStately }: Props) {
  const all = useSyncExternalStore(flows.subscribe, flows.now);
  const [chosen, choose] = useState<string | null>(null);
  const shown = all.find(({ actor }) => actor.sessionId === chosen) ?? flowOfPage(all, pathname) ?? all[0];
  const [mask] = useState(redactor);
  return (
    <section className={styles.inspector} aria-label="Flows of this page">
      <header className={styles.bar}>
        <div role="tablist" className={styles.tabs}>
          {all.map((flow) => (
            <button
              key={flow.actor.sessionId}
              type="button"
              role="tab"
              aria-selected={flow === shown}
              onClick={() => choose(flow.actor.sessionId)}
            >
              {flow.machine.id}
              {flow.snapshot.status === "active" ? "" : " (ended)"}
            </button>
          ))}
        </div>
        <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
          Follow the page
        </button>
        <Button type="button" look="quiet" onClick={() => saveRecording(recordVisit(log, place, tab))}>
          Save a recording
        </Button>
        {shown && (
          <Button
            type="button"
            look="quiet"
            onClick={() => void navigator.clipboard.writeText(machineText(shown.machine))}
          >
            Copy for Stately’s editor
          </Button>
        )}
        <Button type="button" look="quiet" onClick={onStately}>
          Stately’s inspector
        </Button>
        <Button type="button" look="quiet" onClick={onClose}>
          Close
        </Button>
      </header>
      {shown && <Flow key={shown.actor.sessionId} flow={shown} mask={mask} />}
    </section>
  );
}

/** The ports call the real API here, so the chart can only send events. */
function Flow({ flow, mask }: { flow: LiveFlow; mask: (value: unknown) => unknown }) {
  const { actor, machine, snapshot, log } = flow;
  const model = models.get(machine.id);
  const possible = model
    ? possibleSteps(model, snapshot).filter(({ event }) => !event.type.startsWith("xstate."))
    : [];
  return (
    <>
      <div className={styles.chart}>
        <LiveChart
          machine={machine}
          snapshot={snapshot}
          possible={possible}
          onStep={({ event }) => actor.send(event)}
        />
      </div>
      <section className={styles.fact} aria-label="Context" tabIndex={0}>
        <p className={styles.state} role="status">
          {stateName(snapshot.value)}
        </p>
        <h2>Context</h2>
        <pre dir="ltr">{JSON.stringify(mask(snapshot.context), null, 2)}</pre>
      </section>
      <section className={styles.fact} aria-label="Log" tabIndex={0}>
        <h2>Log</h2>
        <ol dir="ltr">
          {log.map(({ at, title, state }, index) => (
            <li key={log.length - index}>
              <time>{(at / 1_000).toFixed(1)} s</time> {title} → <b>{state}</b>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
