import { useState, useSyncExternalStore } from "react";
import type { AnyStateMachine } from "xstate";
import { possibleSteps } from "#machines/paths/explore.ts";
import type { PathModel } from "#machines/paths/model.ts";
import type { FlowLog } from "#src/recording/flow-log.ts";
import { redactor } from "#src/recording/redact.ts";
import type { Recording } from "#src/recording/recording.ts";
import { saveRecording, recordVisit } from "#src/recording/record-visit.ts";
import type { TextStorage } from "#src/shop/browser.ts";
import { LiveChart } from "#workshop/chart/live-chart.tsx";
import { ChartLinks } from "#workshop/links/chart-links.tsx";
import { storyUrl } from "#workshop/links/story-of-state.ts";
import { stateName } from "#workshop/recording/replay-recording.ts";
import { followedFlow, useFirstPress } from "./followed-flow.ts";
import { InspectorBar } from "./inspector-bar.tsx";
import type { LiveFlow, LiveFlows } from "./live-flows.ts";
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
 * Every flow of the running shop: its chart, state, context and log, without personal data or secrets. Follows the flow
 * that is active until another is pinned.
 */
export function Inspector({ flows, log, place, pathname, tab, onClose, onStately }: Props) {
  const all = useSyncExternalStore(flows.subscribe, flows.now);
  const [pinned, pin] = useState<string | null>(null);
  const [filter, setFilter] = useState("");
  const since = useFirstPress(flows, pathname);
  const [mask] = useState(redactor);
  const listed = inOrder(all.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase())));
  const chosen = all.find(({ actor }) => actor.sessionId === pinned);
  const shown = chosen ?? followedFlow(listed, pathname, since);
  return (
    <section className={styles.inspector} aria-label="Flows of this page">
      <InspectorBar
        {...{ flows: listed, shown, filter, onFilter: setFilter, onStately, onClose }}
        isPinned={chosen !== undefined}
        onPin={pin}
        onSave={() => saveRecording(recordVisit(log, place, tab))}
      />
      {shown && <Flow key={shown.actor.sessionId} flow={shown} mask={mask} />}
    </section>
  );
}

/** Each flow before those that it invoked or spawned; those that have ended come last. */
function inOrder(flows: readonly LiveFlow[]): LiveFlow[] {
  const actors = new Set<unknown>(flows.map(({ actor }) => actor));
  const below = (parent: unknown): LiveFlow[] =>
    flows
      .filter(({ actor }) => (actors.has(actor._parent) ? actor._parent : undefined) === parent)
      .flatMap((flow) => [flow, ...below(flow.actor)]);
  const isOver = ({ snapshot }: LiveFlow) => Number(snapshot.status !== "active");
  return below(undefined).toSorted((a, b) => isOver(a) - isOver(b));
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
          links={<ChartLinks machineId={machine.id} story={model ? storyUrl(snapshot) : null} />}
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
