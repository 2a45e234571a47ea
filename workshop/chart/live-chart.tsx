import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { Step } from "#machines/paths/model.ts";
import { chartPlaceIn, chartPlaceText, type ChartPlace } from "#workshop/links/chart-place.ts";
import { tellChartPlace } from "#workshop/links/story-place.ts";
import type { Chart, ChartArrow } from "./chart.ts";
import { ChartSearch } from "./chart-search.tsx";
import { ChartTools, type ChartOptions } from "./chart-tools.tsx";
import type { Direction, Drawing } from "./drawing.ts";
import { stepsByArrow } from "./possible-arrows.ts";
import { Statechart } from "./statechart.tsx";
import { StepChoice, type Choice } from "./step-choice.tsx";
import { useDrawing } from "./use-drawing.ts";
import { chartFor, useFound, useOpening } from "./use-opening.ts";
import { useFollowing } from "./use-following.ts";
import { useView } from "./use-view.ts";
import { arrowWords } from "./words.ts";
import styles from "./live-chart.module.css";

type Live = {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot | undefined;
  possible: readonly Step[];
  /** Takes a possible step that the user clicked. */
  onStep?: (step: Step) => void;
  /** Further tools. */
  links?: ReactNode;
};

/** A machine's chart with its active states highlighted and its possible steps clickable. */
export function LiveChart({ direction: first = "DOWN", ...live }: Live & { direction?: Direction }) {
  const [linked] = useState(() => chartPlaceIn(location.search, live.machine.id));
  const [direction, setDirection] = useState(linked?.direction ?? first);
  const [isFollowing, setFollowing] = useState(linked?.isFollowing ?? true);
  const chart = chartFor(live.machine);
  const active = new Set(live.snapshot?._nodes.map(({ id }) => id));
  const opening = useOpening(chart, active, linked?.wished);
  const { drawing, error } = useDrawing(chart, opening.open, direction);
  if (error !== undefined)
    return (
      <p role="alert" className={styles.message}>
        The chart of {live.machine.id} could not be drawn: {error}
      </p>
    );
  if (!drawing)
    return (
      <p role="status" className={styles.message}>
        Drawing the chart…
      </p>
    );
  const wishes = { onDirection: setDirection, isFollowing, onFollowing: setFollowing };
  return (
    <Drawn
      {...live}
      chart={chart}
      active={active}
      opening={opening}
      drawing={drawing}
      wishes={wishes}
      linked={linked}
    />
  );
}

type Props = Live & {
  chart: Chart;
  active: ReadonlySet<string>;
  opening: ReturnType<typeof useOpening>;
  drawing: Drawing;
  wishes: ChartOptions;
  linked: ChartPlace | null;
};

function Drawn(props: Props) {
  const { machine, snapshot, possible, onStep, links, chart, active, opening, drawing, wishes, linked } =
    props;
  const [choice, setChoice] = useState<Choice | null>(null);
  const view = useView(drawing, linked);
  const { isFollowing } = wishes;
  useEffect(() => {
    const { direction } = drawing;
    const { scale, middle } = view;
    const { wished } = opening;
    tellChartPlace(() =>
      chartPlaceText({ flow: machine.id, direction, isFollowing, scale, middle: middle(), wished }),
    );
    return () => tellChartPlace(null);
  });
  useFollowing(view.place, snapshot, isFollowing, drawing);
  useFound(view.place, drawing, opening.found);
  const ways = useMemo(() => stepsByArrow(machine, snapshot, possible), [machine, snapshot, possible]);
  const take = (arrow: ChartArrow, element: Element) => {
    const steps = ways.get(arrow.id) ?? [];
    const { left: x, bottom: y } = element.getBoundingClientRect();
    if (steps.length > 1) setChoice({ title: arrowWords(arrow), steps, at: { x, y } });
    else for (const step of steps) onStep?.(step);
  };
  const { scale, place } = view;
  return (
    <div className={styles.chart}>
      <ChartTools view={view} direction={drawing.direction} {...wishes}>
        {links}
        <ChartSearch chart={chart} onFound={opening.find} />
      </ChartTools>
      {/* A scrollable area handles the arrow keys, so it must be reachable with Tab. */}
      <div
        ref={place}
        className={styles.place}
        dir="ltr"
        role="region"
        aria-label={`Chart of ${machine.id}, to be moved with the arrow keys`}
        tabIndex={0}
        onKeyDown={view.onKeyDown}
      >
        <div
          className={scale === null ? styles.fitting : styles.sheet}
          style={
            scale === null
              ? { maxInlineSize: drawing.width, maxBlockSize: drawing.height }
              : { inlineSize: drawing.width * scale, blockSize: drawing.height * scale }
          }
        >
          <Statechart
            drawing={drawing}
            active={active}
            running={new Set(Object.keys(snapshot?.children ?? {}))}
            possible={new Set(ways.keys())}
            onArrow={onStep && take}
            onToggle={opening.toggle}
            found={opening.found?.id}
          />
        </div>
      </div>
      {choice && onStep && (
        <StepChoice key={choice.title} choice={choice} onChoose={onStep} onClose={() => setChoice(null)} />
      )}
    </div>
  );
}
