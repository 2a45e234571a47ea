import type { Box } from "./drawing.ts";

const size = 18;

/** A closed state opens with a click anywhere on it; an open one closes at its corner. */
export function Toggle({ box, onToggle }: { box: Box; onToggle: (id: string) => void }) {
  const { state, x, y, width, height } = box;
  const isClosed = state.closed !== undefined;
  const corner = { x: x + width - size - 5, y: y + 5 };
  return (
    <g
      className="toggle"
      role="button"
      tabIndex={0}
      aria-expanded={!isClosed}
      aria-label={isClosed ? `Open ${state.name}` : `Close ${state.name}`}
      onClick={() => onToggle(state.id)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onToggle(state.id);
      }}
    >
      {isClosed && <rect className="whole" x={x} y={y} width={width} height={height} rx={9} />}
      <rect className="paper" {...corner} width={size} height={size} rx={4} />
      <path
        className="sign"
        d={`M${corner.x + 4} ${corner.y + size / 2}h10${isClosed ? `M${corner.x + size / 2} ${corner.y + 4}v10` : ""}`}
      />
    </g>
  );
}
