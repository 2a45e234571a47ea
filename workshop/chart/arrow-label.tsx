import type { KeyboardEvent } from "react";
import type { ChartArrow } from "./chart.ts";
import type { Label } from "./drawing.ts";
import { TextShape } from "./text-shape.tsx";
import { arrowWords } from "./words.ts";

type Props = {
  label: Label;
  depth: number;
  possible: ReadonlySet<string>;
  found: string | undefined;
  onArrow: ((arrow: ChartArrow, element: Element) => void) | undefined;
};

/** An event in the chart: a button with its title if it is possible now and `onArrow` is passed. */
export function Arrow({ label, depth, possible, found, onArrow }: Props) {
  const { arrow, texts, x, y, width, height } = label;
  const isPossible = possible.has(arrow.id);
  const className = `label ground-${depth % 2} ${isPossible ? "possible" : ""}${arrow.id === found ? " found" : ""}`;
  return (
    <g className={className} data-arrow={arrow.id} {...(isPossible && onArrow && buttonOf(arrow, onArrow))}>
      <title>{arrowWords(arrow)}</title>
      <rect className="paper" x={x} y={y} width={width} height={height} rx={4} />
      {texts.map((text) => (
        <TextShape key={`${text.x} ${text.y}`} text={text} />
      ))}
    </g>
  );
}

const buttonOf = (arrow: ChartArrow, onArrow: NonNullable<Props["onArrow"]>) => ({
  role: "button",
  tabIndex: 0,
  onClick: ({ currentTarget }: { currentTarget: Element }) => onArrow(arrow, currentTarget),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onArrow(arrow, event.currentTarget);
  },
});
