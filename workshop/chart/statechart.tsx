import type { ChartArrow } from "./chart.ts";
import type { Box, Drawing, Line, Start } from "./drawing.ts";
import { Arrow } from "./arrow-label.tsx";
import { TextShape } from "./text-shape.tsx";
import { Toggle } from "./toggle.tsx";
import { arrowHead, pathOf } from "./shapes.ts";
import css from "./statechart.css?raw";

type Props = {
  drawing: Drawing;
  active?: ReadonlySet<string>;
  /** The ids of the arrows that can be taken now. */
  possible?: ReadonlySet<string>;
  /** The ids of the running actors. */
  running?: ReadonlySet<string>;
  /** The user clicked a possible arrow, on this element. */
  onArrow?: (arrow: ChartArrow, element: Element) => void;
  /** The user opened or closed a state. */
  onToggle?: (id: string) => void;
  /** The id of the state or arrow that a search found. */
  found?: string | undefined;
};

const none: ReadonlySet<string> = new Set();

/** A chart as an SVG image. With `onArrow`, its possible arrows are buttons. */
export function Statechart(props: Props) {
  const { drawing, active = none, possible = none, running = none, onArrow, onToggle, found } = props;
  const { width, height, boxes, lines, starts } = drawing;
  const arrowProps = { possible, onArrow, found };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="statechart"
      role={onArrow ? "group" : "img"}
      aria-label={`Chart of the ${drawing.name} flow`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <style>{css}</style>
      {boxes.map((box) => (
        <BoxShape
          key={box.state.id}
          box={box}
          isActive={active.has(box.state.id)}
          isFound={box.state.id === found}
        />
      ))}
      {starts.map((start) => (
        <StartShape key={start.id} start={start} />
      ))}
      {lines.map((line) => (
        <Way key={line.id} line={line} isPossible={line.arrows.some(({ id }) => possible.has(id))} />
      ))}
      {boxes.map((box) => (
        <g key={box.state.id} className={`${box.state.kind} ${active.has(box.state.id) ? "active" : ""}`}>
          {box.texts.map((text) => (
            <TextShape
              key={text.y}
              text={text}
              isLit={text.look === "invoke" && active.has(box.state.id) && running.has(text.text.slice(2))}
            />
          ))}
          {box.labels.map((label) => (
            <Arrow key={label.arrow.id} label={label} depth={box.depth} {...arrowProps} />
          ))}
        </g>
      ))}
      {onToggle &&
        boxes
          .filter(({ depth, state }) => depth > 0 && (state.closed || state.states.length > 0))
          .map((box) => <Toggle key={box.state.id} box={box} onToggle={onToggle} />)}
      {lines.map(({ id, labels, depth }) => (
        <g key={id}>
          {labels.map((label) => (
            <Arrow key={label.arrow.id} label={label} depth={depth} {...arrowProps} />
          ))}
        </g>
      ))}
    </svg>
  );
}

const corner = 9;

function BoxShape({ box, isActive, isFound }: { box: Box; isActive: boolean; isFound: boolean }) {
  const { x, y, width, height, state, depth, isRegion } = box;
  const kinds = [
    state.kind,
    `ground-${depth % 2}`,
    isRegion && "region",
    isActive && "active",
    isFound && "found",
  ];
  const radius = state.kind === "transient" || state.kind === "history" ? height / 2 : corner;
  return (
    <g className={kinds.filter(Boolean).join(" ")} data-state={state.id}>
      <title>{state.id}</title>
      <rect className="shape" x={x} y={y} width={width} height={height} rx={radius} />
      {state.kind === "final" && (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={corner - 3} />
      )}
      {state.history && (
        <text className="name" x={x + width / 2} y={y + height / 2 + 5} textAnchor="middle">
          {state.history === "deep" ? "H*" : "H"}
        </text>
      )}
    </g>
  );
}

function StartShape({ start: { at, points } }: { start: Start }) {
  return (
    <g>
      <circle className="dot" cx={at.x} cy={at.y} r={5} />
      <path className="way" d={pathOf(points)} />
      <path className="tip" d={arrowHead(points)} />
    </g>
  );
}

function Way({ line: { points }, isPossible }: { line: Line; isPossible: boolean }) {
  return (
    <g className={isPossible ? "possible" : undefined}>
      <path className="way" d={pathOf(points)} />
      <path className="tip" d={arrowHead(points)} />
    </g>
  );
}
