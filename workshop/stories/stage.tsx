import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
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

export type ChartPlace = "off" | "beside";
type Props<Machine extends AnyStateMachine> = { stage: FlowStage<Machine>; chart: ChartPlace };

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

/** A flow's screen, played by an actor of its own that begins anew with each mounting. */
export function Stage<Machine extends AnyStateMachine>(props: Props<Machine> & { start: string }) {
  const { stage, start } = props;
  const [actor] = useState(() => createPathActor(stage.paths, start).start());
  useEffect(() => () => void actor.stop(), [actor]);
  return <Play stage={stage} chart={props.chart} actor={actor} />;
}

/** A flow's screen around an actor that runs already; beside it what one wants to see of it. */
export function Play<Machine extends AnyStateMachine>(
  props: Props<Machine> & { actor: Actor<Machine>; panel?: ReactNode },
) {
  const { stage, actor, chart, panel } = props;
  const isFetching = useIsFetching() > 0;
  const { Screen } = stage;
  const hasSide = chart === "beside" || panel !== undefined;
  useDialogsBeside(hasSide);
  return (
    <div
      className={hasSide ? styles.split : undefined}
      data-stage={stage.paths.machine.id}
      data-fetching={isFetching || undefined}
      ref={(element) => {
        if (element) actors.set(element, actor);
      }}
    >
      <div className={styles.screen}>
        <Screen key={actor.sessionId} actor={actor} />
      </div>
      {hasSide && (
        <aside className={styles.side} aria-label={`Beside the screen of ${stage.paths.machine.id}`}>
          {panel}
          {chart === "beside" && (
            <div className={styles.chart}>
              <Suspense fallback={<p>Drawing the chart</p>}>
                <ChartOf paths={stage.paths} actor={actor} />
              </Suspense>
            </div>
          )}
        </aside>
      )}
    </div>
  );
}

function ChartOf<Machine extends AnyStateMachine>(props: {
  paths: PathModel<Machine>;
  actor: Actor<Machine>;
}) {
  const { paths } = props;
  const actor: AnyActor = props.actor;
  const snapshot = useSelector(actor, (now) => now);
  return (
    <LiveChart
      machine={paths.machine}
      snapshot={snapshot}
      possible={possibleSteps(paths, snapshot)}
      onStep={({ event }: Step) => actor.send(event)}
    />
  );
}

const { showModal } = HTMLDialogElement.prototype;

/** A modal dialog would bar the chart and the panel beside it, so there it opens as a plain one. */
function useDialogsBeside(isBeside: boolean): void {
  useLayoutEffect(() => {
    const { prototype } = HTMLDialogElement;
    prototype.showModal = isBeside ? prototype.show : showModal;
    return () => {
      prototype.showModal = showModal;
    };
  }, [isBeside]);
}
