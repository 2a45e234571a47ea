import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useIsFetching } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import type { Actor, AnyActor, AnyStateMachine } from "xstate";
import { possibleSteps } from "../../machines/paths/explore.ts";
import type { PathModel, Step } from "../../machines/paths/model.ts";
import { createPathActor } from "../../machines/paths/replay.ts";
import type { FlowStage } from "./flow-stage.ts";
import styles from "./stage.module.css";

const LiveChart = lazy(() =>
  import("../chart/live-chart.tsx").then(({ LiveChart: Chart }) => ({ default: Chart })),
);

export type ChartGlobal = "off" | "beside";
type Props<Machine extends AnyStateMachine> = {
  stage: FlowStage<Machine>;
  start: string;
  chart: ChartGlobal;
  children?: (actor: Actor<Machine>) => ReactNode;
};

const actors = new WeakMap<Element, AnyActor>();

/**
 * The actor of the stage inside a story's canvas.
 *
 * @throws when the story shows no stage
 */
export function actorOn(canvas: HTMLElement): AnyActor {
  const element = canvas.querySelector("[data-stage]");
  const actor = element && actors.get(element);
  if (actor) return actor;
  throw new Error("there is no stage in this story");
}

/** A flow's screen, played by an actor of its own, and its live chart if one wants to see it. */
export function Stage<Machine extends AnyStateMachine>({ stage, start, chart, children }: Props<Machine>) {
  const [actor] = useState(() => createPathActor(stage.paths, start).start());
  useEffect(() => () => void actor.stop(), [actor]);
  const { Screen } = stage;
  return (
    <div
      className={chart === "beside" ? styles.split : undefined}
      data-stage={stage.paths.machine.id}
      data-fetching={useIsFetching() > 0 || undefined}
      ref={(element) => {
        if (element) actors.set(element, actor);
      }}
    >
      <div className={styles.screen}>
        {children?.(actor)}
        <Screen actor={actor} />
      </div>
      {chart === "beside" && (
        <Suspense fallback={<p>Drawing the chart</p>}>
          <ChartBeside paths={stage.paths} actor={actor} />
        </Suspense>
      )}
    </div>
  );
}

function ChartBeside<Machine extends AnyStateMachine>(props: {
  paths: PathModel<Machine>;
  actor: Actor<Machine>;
}) {
  const { paths } = props;
  const actor: AnyActor = props.actor;
  const snapshot = useSelector(actor, (now) => now);
  const send = ({ event }: Step) => actor.send(event);
  return (
    <aside className={styles.chart} aria-label={`Chart of ${paths.machine.id}`}>
      <LiveChart
        machine={paths.machine}
        snapshot={snapshot}
        possible={possibleSteps(paths, snapshot)}
        onStep={send}
      />
    </aside>
  );
}
