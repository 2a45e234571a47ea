import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useIsFetching } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import type { Actor, AnyActor, AnyStateMachine } from "xstate";
import { possibleSteps } from "#machines/paths/explore.ts";
import type { PathModel, Step } from "#machines/paths/model.ts";
import type { Path } from "#machines/paths/paths.ts";
import { createPathActor, replay } from "#machines/paths/replay.ts";
import { ChartLinks } from "#workshop/links/chart-links.tsx";
import { pageUrl } from "#workshop/links/page-of-flow.ts";
import type { FlowStage } from "./flow-stage.ts";
import { Frame, type FrameWidth } from "./frame.tsx";
import styles from "./stage.module.css";

const LiveChart = lazy(() =>
  import("#workshop/chart/live-chart.tsx").then(({ LiveChart: Chart }) => ({ default: Chart })),
);

export type ChartPlace = "off" | "beside" | "below";
/** How a stage is shown, as chosen in the toolbar. */
export type Look = { chart: ChartPlace; width: FrameWidth };
type Props<Machine extends AnyStateMachine> = { stage: FlowStage<Machine>; look: Look };

/** Storybook's phone viewport also makes the screen beside a chart a phone's. */
export const lookOf = (globals: Record<string, unknown>): Look => {
  const { value = null } = (globals.viewport ?? {}) as { value?: string | null };
  return {
    chart: globals.chart as ChartPlace,
    width: value === "phone" ? "phone" : ((globals.screen as FrameWidth | undefined) ?? "desktop"),
  };
};

/** A stage in a story: its flow, its current actor, and how to restart in the story's state, if it has one. */
export type StageHandle = {
  paths: PathModel<AnyStateMachine>;
  actor: AnyActor;
  restart: (() => void) | null;
};

const stages = new WeakMap<Element, StageHandle>();

export const stageOn = (canvas: HTMLElement): StageHandle | undefined => {
  const element = canvas.querySelector("[data-stage]");
  return element ? stages.get(element) : undefined;
};

/**
 * The actor of the stage inside a story's canvas.
 *
 * @throws if the story has no stage
 */
export function actorOn(canvas: HTMLElement): AnyActor {
  const stage = stageOn(canvas);
  if (stage) return stage.actor;
  throw new Error("there is no stage in this story");
}

/** A flow's screen with its own actor, which is new on each mount. */
export function Stage<Machine extends AnyStateMachine>(props: Props<Machine> & { path: Path }) {
  const { stage, path } = props;
  const [actor, setActor] = useState(() => createPathActor(stage.paths, path.start).start());
  useEffect(() => () => void actor.stop(), [actor]);
  const restart = () => flushSync(() => setActor(replay(stage.paths, path)));
  return <Play stage={stage} look={props.look} actor={actor} restart={restart} />;
}

export function Play<Machine extends AnyStateMachine>(
  props: Props<Machine> & { actor: Actor<Machine>; panel?: ReactNode; restart?: () => void },
) {
  const { stage, actor, look, panel, restart = null } = props;
  const isFetching = useIsFetching() > 0;
  const { Screen } = stage;
  const { machine } = stage.paths;
  const hasChart = look.chart !== "off";
  const hasSide = hasChart || panel !== undefined;
  const screen = (
    <div className={styles.screen}>
      <Screen key={actor.sessionId} actor={actor} />
    </div>
  );
  return (
    <div
      className={hasSide ? styles[look.chart === "below" ? "below" : "beside"] : undefined}
      data-stage={machine.id}
      data-fetching={isFetching || undefined}
      ref={(element) => {
        if (element) stages.set(element, { paths: stage.paths, actor, restart });
      }}
    >
      {hasSide ? (
        <Frame width={look.width} title={`Screen of ${machine.id}`}>
          {screen}
        </Frame>
      ) : (
        screen
      )}
      {hasSide && (
        <aside className={styles.side} aria-label={`Beside the screen of ${machine.id}`}>
          {panel}
          {hasChart && (
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
      links={<ChartLinks machineId={paths.machine.id} page={pageUrl(paths.machine.id)} />}
    />
  );
}
